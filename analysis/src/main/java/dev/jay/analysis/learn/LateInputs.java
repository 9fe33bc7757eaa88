package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
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

  private static final int MOST_NAMES = 50_000;

  private static final String MARK = "dev/jay/api/Input";

  private final Inputs inputs;
  private final Map<String, LateInput> all = new HashMap<>(); // by name
  private final Map<Place, String> labels = new HashMap<>();
  private final Map<String, Integer> uses = new HashMap<>(); // of labels
  private final Map<Integer, Map<Method, int[]>> counts = new HashMap<>(); // by strand

  LateInputs(Inputs inputs) {
    this.inputs = inputs;
  }

  static boolean isMark(MethodInsnNode call) {
    return call.owner.equals(MARK);
  }

  /** Whether there are so many that no more are worth their memory. */
  boolean isFull() {
    return all.size() >= MOST_NAMES;
  }

  /** A call or a branch was executed. */
  void count(int strand, Method method, int instruction) {
    counts.computeIfAbsent(strand, k -> new HashMap<>())
        .computeIfAbsent(method, k -> new int[method.instructions.size()])[instruction]++;
  }

  private int counted(int strand, Place place) {
    int[] own = counts.getOrDefault(strand, Map.of()).get(place.method());
    return own == null ? 1 : own[place.instruction()];
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
    if (inputs.count() >= MOST || result.constant() == null && !isNull) {
      return null;
    }
    int count = counted(strand, place);
    String name = name(strand, place, call.name);
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

  private String name(int strand, Place place, String what) {
    String label = labels.computeIfAbsent(place, k -> unique(label(place, what)));
    return label + "[" + (strand == 0 ? "" : strand + ".") + counted(strand, place) + "]";
  }

  /**
   * What the branch compared that was counted last there, as a number: its operand, or how the two
   * compare. It is no input of its own, but what can be said where inputs decide in a way that is
   * not known.
   */
  Precondition branch(int strand, Place place) {
    String name = name(strand, place, "line" + place.method().line(place.instruction()));
    int ordinal = 0;
    for (int i = 0; i <= place.instruction(); i++) {
      ordinal += place.method().isJump(i) ? 1 : 0;
    }
    String at = InputCalls.branch(place.method().name, ordinal);
    all.put(name, new LateInput(name, strand, counted(strand, place), at));
    return Precondition.input(name);
  }

  private static @Nullable String text(Value value) {
    return value.ref() == null ? null : value.ref().text;
  }

  private static String label(Place place, String what) {
    String owner = place.method().owner;
    String simple = owner.substring(owner.lastIndexOf('/') + 1);
    return simple + "." + place.method().node.name + "." + what;
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

  /** Whether a condition asks for inputs alone, and for nothing that a branch compares. */
  boolean areInputs(Precondition condition) {
    return inputs.values().keySet().containsAll(condition.inputs());
  }

  /** Those that the conditions ask for. */
  List<LateInput> in(List<Precondition> conditions) {
    Set<String> names = new HashSet<>();
    conditions.forEach(each -> names.addAll(each.inputs()));
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
}
