package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;
import dev.jay.analysis.code.ClassFiles;
import dev.jay.analysis.code.Program;
import dev.jay.analysis.learn.Decisions.Decided;
import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.schedules.Precondition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The stages from a trace to preconditions: execute it again with expressions over the inputs, find
 * the code that bears on the schedule, keep the decisions that were made there, simplify.
 */
public final class Learning {
  private static final int MOST_EXECUTIONS = 6;

  /** More conditions about single branches would cost more than they serve. */
  private static final int MOST_SEEN = 3000;

  private final Machine machine;
  private final Relevance relevance;
  private final Set<Precondition> conditions = new LinkedHashSet<>();
  private final Set<String> pins = new LinkedHashSet<>();
  private @Nullable String unusable;

  public Learning(Trace trace, ClassFiles files) throws IOException {
    Program program = new Program(files, Places.classes(trace.sites));
    String directory = trace.head.property("directory");
    Path path = Path.of(directory.isEmpty() ? "." : directory);
    machine = new Machine(trace, program, path);
    machine.run();
    relevance = new Relevance(machine);
    SharedMemory memory = Machine.shared(machine, relevance, path);
    for (int i = 0; i < MOST_EXECUTIONS && !memory.loops().isEmpty(); i++) {
      relevance.keep(memory.loops());
      memory = Machine.shared(machine, relevance, path);
    }
    conditions.addAll(Guards.of(machine.decisions));
    conditions.addAll(memory.conditions());
    InputSet fixed = memory.loops().isEmpty() ? memory.fixed() : machine.inputs.all();
    for (Precondition each : machine.inputs.fixed(fixed)) {
      pin(each, "which elements of an array several threads use");
    }
    List<Map.Entry<Place, Decided>> kept = new ArrayList<>();
    for (Map.Entry<Place, Decided> each : machine.decisions.all().entrySet()) {
      if (relevance.matters(each.getKey())) {
        kept.add(each);
        conditions.addAll(each.getValue().conditions.values());
      }
    }
    boolean sees = seen(kept) <= MOST_SEEN;
    kept.sort(Comparator.comparing(each -> each.getValue().seen != null)); // pins first
    for (Map.Entry<Place, Decided> each : kept) {
      keep(each.getKey(), each.getValue(), sees);
    }
  }

  private void pin(Precondition fixed, String what) {
    conditions.add(fixed);
    pins.add(fixed + ", decides " + what);
  }

  /** How many conditions there would be about what branches compare. */
  private static int seen(List<Map.Entry<Place, Decided>> kept) {
    int seen = 0;
    for (Map.Entry<Place, Decided> each : kept) {
      List<Precondition> own = each.getValue().seen;
      seen += own == null ? 0 : own.size();
    }
    return seen;
  }

  /**
   * What inputs decided in a way that is not known: if they are fixed in any case, that is enough.
   * Else what the branch compares must be so again, or, where that cannot be told, they are fixed.
   */
  private void keep(Place place, Decided decided, boolean sees) {
    List<Precondition> fixed = machine.inputs.fixed(decided.pinned);
    if (decided.outside == null && conditions.containsAll(fixed)) {
      return;
    }
    if (sees && decided.seen != null) {
      conditions.addAll(decided.seen);
      return;
    }
    for (Precondition each : fixed) {
      pin(each, "at " + place);
    }
    if (decided.outside != null) {
      unusable =
          decided.outside + " decides at " + place + ", and is not known when the program begins";
    }
  }

  public Learned learned() {
    List<Precondition> simple = Simplification.of(conditions);
    for (Precondition each : simple) {
      boolean isSeen = !machine.late.areInputs(each);
      if (!isSeen && !each.holds(machine.inputs.values())) {
        unusable = "the condition " + each + " does not hold of the traced run itself";
      }
    }
    String wrong = machine.userSummaries.wrong();
    return new Learned(
        simple, machine.late.in(simple), List.copyOf(pins), wrong == null ? unusable : wrong);
  }

  /**
   * As in PEREGRINE's Table 4: how many decisions by inputs there are in the trace, in a slice of
   * the program as it is, in one that knows the trace, and at least; and how many conditions.
   */
  public String counts() {
    long all = 0;
    for (Decided each : machine.decisions.all().values()) {
      all += each.times;
    }
    return "%d instructions, %d decisions, %d sliced, %d with facts of the trace, %d at least, %d conditions%n"
        .formatted(
            machine.instructions,
            all,
            kept(new Relevance(machine, Relevance.Facts.NONE)),
            kept(relevance),
            kept(new Relevance(machine, Relevance.Facts.WITHOUT_RACES)),
            learned().conditions().size());
  }

  private long kept(Relevance slice) {
    long kept = 0;
    for (Map.Entry<Place, Decided> each : machine.decisions.all().entrySet()) {
      kept += slice.matters(each.getKey()) ? each.getValue().times : 0;
    }
    return kept;
  }

  /** What the stages have found, for people. */
  public String report() {
    StringBuilder out = new StringBuilder();
    long all = 0;
    long kept = 0;
    for (Map.Entry<Place, Decided> entry : machine.decisions.all().entrySet()) {
      Decided decided = entry.getValue();
      boolean matters = relevance.matters(entry.getKey());
      all += decided.times;
      kept += matters ? decided.times : 0;
      out.append(matters ? "kept    " : "dropped ").append(entry.getKey());
      out.append("  ").append(decided.times).append(" times");
      int shown = 0;
      for (Precondition each : decided.conditions.values()) {
        out.append(shown++ < 4 ? "  " + each : shown == 5 ? " ..." : "");
      }
      if (!decided.pinned.isEmpty()) {
        out.append("  pins ").append(machine.inputs.fixed(decided.pinned));
      }
      if (decided.outside != null) {
        out.append("  outside ").append(decided.outside);
      }
      out.append('\n');
    }
    out.append(machine.instructions).append(" instructions executed again, ");
    out.append(machine.differences).append(" values other than in the trace\n");
    out.append(all).append(" decisions by inputs, ").append(kept).append(" in the slice, ");
    out.append(Simplification.of(conditions).size()).append(" conditions\n");
    return out.toString();
  }
}
