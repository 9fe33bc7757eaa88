package dev.jay.analysis.learn;

import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.schedules.LateInput;
import dev.jay.schedules.Precondition;
import dev.jay.trace.InputCalls;
import dev.jay.trace.TraceCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Inputs that arrive after the start (TERN §5.3): what a call of code that is not traced gave back,
 * if that depends on something outside, or on the content of a file. Who runs the program again can
 * see the same result at the same place; so conditions may ask for it, and need not know what it
 * was made of. Its name says where it arrives: {@code Main.read.readLine[3]}, or {@code [2.3]} if
 * it is the third one of thread 2.
 */
final class LateInputs {
  /** With more of them a program had better be learned by what is known at the start. */
  static final int MOST = 4000;

  private static final String MARK = "dev/jay/api/Input";

  private final Inputs inputs;
  private final Map<String, LateInput> all = new HashMap<>(); // by name
  private final Map<Place, String> labels = new HashMap<>();
  private final Map<String, Integer> uses = new HashMap<>(); // of labels
  private final Map<Integer, Map<Place, int[]>> counts = new HashMap<>(); // by strand

  LateInputs(Inputs inputs) {
    this.inputs = inputs;
  }

  static boolean isMark(MethodInsnNode call) {
    return call.owner.equals(MARK);
  }

  /** A call at that place has returned. */
  void count(int strand, Place place) {
    counts.computeIfAbsent(strand, k -> new HashMap<>())
        .computeIfAbsent(place, k -> new int[1])[0]++;
  }

  /**
   * The symbol of the result of the call that was counted last there; null if the result has no
   * value that could be asked for.
   */
  @Nullable Symbol symbol(
      int strand, Place place, MethodInsnNode call, List<Value> arguments, Value result) {
    boolean isText =
        result.type() == TraceCode.OBJECT && InputCalls.tellsText(call.owner, call.desc);
    boolean isNull = isText && result.ref() == null;
    if (all.size() >= MOST || result.constant() == null && !isNull) {
      return null;
    }
    Map<Place, int[]> own = counts.getOrDefault(strand, Map.of());
    int count = own.getOrDefault(place, new int[] {1})[0];
    String label = labels.computeIfAbsent(place, k -> unique(label(place, call)));
    String name = label + "[" + (strand == 0 ? "" : strand + ".") + count + "]";
    String mark = isMark(call) && arguments.size() == 2 ? text(arguments.get(0)) : null;
    if (mark != null) {
      name = "mark[" + mark + "]";
      for (int i = 2; all.containsKey(name); i++) {
        name = "mark[" + mark + "." + i + "]";
      }
    }
    all.put(name, new LateInput(name, strand, count, place(place, call)));
    return inputs.coarse(name, result.constant());
  }

  private static @Nullable String text(Value value) {
    return value.ref() == null ? null : value.ref().text;
  }

  private static String label(Place place, MethodInsnNode call) {
    String owner = place.method().owner;
    String simple = owner.substring(owner.lastIndexOf('/') + 1);
    return simple + "." + place.method().node.name + "." + call.name;
  }

  /** The second place of that label has a 2 behind it. */
  private String unique(String label) {
    int use = uses.merge(label, 1, Integer::sum);
    return use == 1 ? label : label + "." + use;
  }

  private static String place(Place place, MethodInsnNode call) {
    int ordinal = 0;
    for (AbstractInsnNode each : place.method().instructions.subList(0, place.instruction() + 1)) {
      ordinal += each instanceof MethodInsnNode ? 1 : 0;
    }
    return InputCalls.place(place.method().name, ordinal, call.owner, call.name);
  }

  /** Those that the conditions ask for. */
  List<LateInput> in(List<Precondition> conditions) {
    Set<String> names = new HashSet<>();
    conditions.forEach(each -> addNames(each, names));
    List<LateInput> found = new ArrayList<>();
    for (String each : names) {
      LateInput late = all.get(each);
      if (late != null) {
        found.add(late);
      }
    }
    found.sort(
        java.util.Comparator.comparingInt(LateInput::strand)
            .thenComparing(LateInput::place)
            .thenComparingInt(LateInput::count));
    return found;
  }

  private static void addNames(Precondition of, Set<String> names) {
    if (of.operator().equals("input")) {
      names.add(String.valueOf(of.leaf()));
    }
    of.parts().forEach(each -> addNames(each, names));
  }
}
