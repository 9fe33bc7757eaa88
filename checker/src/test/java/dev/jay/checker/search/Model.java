package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.Explorer;
import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A program as an explorer sees one, without threads: each strand has a list of steps. The strand 0
 * has only started the others. As in a real run, a decision is made before each step but an unlock,
 * which belongs to the event before it; a strand whose next step would have to wait is not enabled.
 */
final class Model {
  /** What a step does. */
  enum Action {
    READ,
    WRITE,
    /**
     * Reads, and leaves out the next step if an even number of writes came before; of a lock all
     * steps up to its unlock.
     */
    TEST,
    LOCK,
    UNLOCK,
    /** Counts down the latch. */
    COUNT,
    /** Waits until the latch is zero. */
    AWAIT,
    /** Touches something that is not known. */
    ANYTHING,
    /** Changes a lock's state in another way than taking or giving it. */
    SIGNAL,
    /** Puts into a queue with room for one. */
    PUT,
    /** Takes out of it. */
    GET
  }

  /** One step, on the location {@code on}, from 1. */
  record Step(Action action, int on) {}

  static final int LOCATIONS = 8;
  private static final String DEADLOCK = "!";

  private final List<List<Step>> strands;

  Model(List<List<Step>> strands) {
    this.strands = strands;
  }

  /** {@code "R1 W1", "W1"}: a strand each; letters are those that {@link #action} knows. */
  static Model of(String... strands) {
    List<List<Step>> all = new ArrayList<>();
    for (String strand : strands) {
      List<Step> steps = new ArrayList<>();
      for (String word : strand.split(" ")) {
        steps.add(new Step(action(word.charAt(0)), word.charAt(1) - '0'));
      }
      all.add(steps);
    }
    return new Model(all);
  }

  private static Action action(char letter) {
    return Arrays.stream(Action.values())
        .filter(action -> action.name().charAt(0) == letter)
        .findFirst()
        .filter(action -> letter != 'A')
        .orElseGet(() -> letter == 'A' ? Action.AWAIT : Action.ANYTHING);
  }

  @Override
  public String toString() {
    return strands.toString();
  }

  /** Runs it once; the trace, or the empty string if the explorer gave up. */
  String run(Explorer explorer, RunLog log) {
    Run run = new Run(log);
    while (run.enabled() > 0) {
      int strand = explorer.choose(run);
      if (strand == Explorer.GIVE_UP) {
        return "";
      }
      run.take(strand);
    }
    return trace(log) + (run.isDeadlocked() ? DEADLOCK : "");
  }

  static boolean isDeadlock(String trace) {
    return trace.endsWith(DEADLOCK);
  }

  /** All traces, by trying every choice everywhere. */
  Set<String> traces() {
    Set<String> traces = new TreeSet<>();
    List<int[]> open = new ArrayList<>(); // choices to follow: places among the enabled
    open.add(new int[0]);
    while (!open.isEmpty()) {
      int[] given = open.remove(open.size() - 1);
      int[] at = {0};
      List<int[]> others = new ArrayList<>();
      int[][] taken = {given};
      traces.add(
          run(
              choice -> {
                int i = at[0]++;
                if (i < given.length) {
                  return choice.strand(given[i]);
                }
                for (int k = 1; k < choice.count(); k++) {
                  int[] other = Arrays.copyOf(taken[0], i + 1);
                  other[i] = k;
                  others.add(other);
                }
                taken[0] = Arrays.copyOf(taken[0], i + 1);
                return choice.strand(0);
              },
              new RunLog()));
      open.addAll(others);
    }
    return traces;
  }

  /** A normal form: always the lowest strand whose next event depends on nothing that is left. */
  private static String trace(RunLog log) {
    StringBuilder out = new StringBuilder();
    Set<Integer> left = new LinkedHashSet<>();
    for (int e = 1; e < log.size(); e++) {
      left.add(e);
    }
    while (!left.isEmpty()) {
      int best = -1;
      for (int e : left) {
        boolean first = true;
        for (int d : left) {
          first &= d >= e || !depend(log, d, e);
        }
        if (first && (best < 0 || log.strand(e) < log.strand(best))) {
          best = e;
        }
      }
      left.remove(best);
      out.append(log.strand(best)).append(touches(log, best)).append(' ');
    }
    return out.append('.').toString();
  }

  private static String touches(RunLog log, int e) {
    StringBuilder out = new StringBuilder();
    for (int t = log.firstTouch(e); t < log.endOfTouches(e); t++) {
      out.append(":").append(log.location(t)).append("wrgfa".charAt(log.access(t)));
    }
    return out.toString();
  }

  private static boolean depend(RunLog log, int a, int b) {
    if (log.strand(a) == log.strand(b)) {
      return true;
    }
    return Footprint.of(log, a, LOCATIONS).dependsOn(Footprint.of(log, b, LOCATIONS));
  }

  /** A run under way. */
  private final class Run implements Choice {
    private final RunLog log;
    private final int[] next = new int[strands.size()];
    private final int[] writes = new int[LOCATIONS];
    private final int[] owner = new int[LOCATIONS]; // of a lock: strand + 1
    private final int[] count = new int[LOCATIONS]; // of a latch
    private final int[] enabled = new int[strands.size()];
    private int enabledCount;
    private int current;

    Run(RunLog log) {
      this.log = log;
      log.clear();
      log.begin(0, Kind.BEGIN);
      for (List<Step> steps : strands) {
        for (Step step : steps) {
          count[step.on()] += step.action() == Action.COUNT ? 1 : 0;
        }
      }
    }

    int enabled() {
      enabledCount = 0;
      for (int s = 0; s < next.length; s++) {
        if (next[s] < strands.get(s).size() && canGo(step(s))) {
          enabled[enabledCount++] = s + 1;
        }
      }
      return enabledCount;
    }

    boolean isDeadlocked() {
      for (int s = 0; s < next.length; s++) {
        if (next[s] < strands.get(s).size()) {
          return true;
        }
      }
      return false;
    }

    private Step step(int s) {
      return strands.get(s).get(next[s]);
    }

    private boolean canGo(Step step) {
      return switch (step.action()) {
        case LOCK -> owner[step.on()] == 0;
        case AWAIT -> count[step.on()] == 0;
        case PUT -> count[step.on()] == 0;
        case GET -> count[step.on()] == 1;
        default -> true;
      };
    }

    void take(int strand) {
      int s = strand - 1;
      log.begin(strand, kind(strand));
      current = strand;
      do {
        go(s, step(s));
        next[s]++;
      } while (next[s] < strands.get(s).size() && step(s).action() == Action.UNLOCK);
    }

    /** How many of the steps from {@code step} on a test there leaves out. */
    private int guarded(int s, int step) {
      List<Step> steps = strands.get(s);
      if (step >= steps.size() || steps.get(step).action() == Action.UNLOCK) {
        return 0;
      }
      if (steps.get(step).action() != Action.LOCK) {
        return 1;
      }
      int last = step;
      while (!steps.get(last).equals(new Step(Action.UNLOCK, steps.get(step).on()))) {
        last++;
      }
      return last - step + 1;
    }

    private void go(int s, Step step) {
      int on = step.on();
      switch (step.action()) {
        case READ -> log.touch(on, Operation.READ);
        case TEST -> {
          log.touch(on, Operation.READ);
          next[s] += writes[on] % 2 == 0 ? guarded(s, next[s] + 1) : 0;
        }
        case WRITE -> {
          log.touch(on, Operation.WRITE);
          writes[on]++;
        }
        case LOCK -> {
          log.touch(on, Operation.ACQUIRE);
          owner[on] = s + 1;
        }
        case UNLOCK -> {
          if (owner[on] == s + 1) {
            log.touch(on, Operation.RELEASE);
            owner[on] = 0;
          }
        }
        case COUNT -> {
          log.touch(on, Operation.RELEASE);
          count[on]--;
        }
        case AWAIT -> log.touch(on, Operation.AWAIT);
        case SIGNAL -> log.touch(on, Operation.WRITE);
        case PUT, GET -> {
          log.touch(on, Operation.WRITE);
          count[on] = step.action() == Action.PUT ? 1 : 0;
        }
        case ANYTHING -> log.touch(HappensBefore.GLOBAL, Operation.WRITE);
      }
    }

    @Override
    public int count() {
      return enabledCount;
    }

    @Override
    public int strand(int i) {
      return enabled[i];
    }

    @Override
    public int current() {
      return current;
    }

    @Override
    public int kind(int strand) {
      Action action = step(strand - 1).action();
      return action == Action.PUT || action == Action.GET ? Kind.QUEUE : Kind.VOLATILE;
    }

    @Override
    public int location(int strand) {
      Step step = step(strand - 1);
      return step.action() == Action.ANYTHING ? HappensBefore.GLOBAL : step.on();
    }

    @Override
    public int access(int strand) {
      return switch (step(strand - 1).action()) {
        case READ, TEST -> Operation.READ;
        case LOCK -> Operation.ACQUIRE;
        case UNLOCK, COUNT -> Operation.RELEASE;
        case AWAIT -> Operation.AWAIT;
        default -> Operation.WRITE;
      };
    }

    @Override
    public int[] blocked() {
      return IntStream.range(0, next.length)
          .filter(s -> next[s] < strands.get(s).size() && !canGo(step(s)))
          .map(s -> s + 1)
          .toArray();
    }

    @Override
    public StackTraceElement[] stack(int strand) {
      return new StackTraceElement[0];
    }

    @Override
    public String target(int strand) {
      return "";
    }

    @Override
    public int locations() {
      return LOCATIONS;
    }

    @Override
    public RunLog log() {
      return log;
    }
  }
}
