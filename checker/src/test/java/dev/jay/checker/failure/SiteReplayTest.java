package dev.jay.checker.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import dev.jay.trace.Schedule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A program is a text for each thread: a letter is an operation on a volatile field of that name. A
 * schedule is a list of words: the thread's number and the field.
 */
class SiteReplayTest {
  private final List<String> made = new ArrayList<>();
  private List<String> guesses = List.of();

  @Test
  void anUnchangedProgramFollowsTheScheduleWithoutAGuess() {
    replay("0a 1x 0b 1y", "ab", "xy");
    assertThat(made).containsExactly("0a", "1x", "0b", "1y");
    assertThat(guesses).isEmpty();
  }

  @Test
  void aNewOperationIsMadeAtOnce() {
    replay("0a 1x 0b 1y", "ab", "xny");
    assertThat(made).containsExactly("0a", "1x", "0b", "1n", "1y");
    assertThat(guesses).singleElement().asString().contains("which the schedule does not know");
  }

  @Test
  void anOperationThatIsGoneIsLeftOut() {
    replay("0a 1x 1y 0b 1z", "ab", "xz");
    assertThat(made).containsExactly("0a", "1x", "0b", "1z");
    assertThat(guesses).singleElement().asString().contains("without it");
  }

  @Test
  void aThreadThatCannotGoOnWaitsWhileOthersDo() {
    replay("1x 0a 0b 1y", "ab", "(xy");
    assertThat(made).containsExactly("0a", "0b", "1x", "1y");
    assertThat(guesses).isNotEmpty().first().asString().contains("cannot go on yet");
  }

  @Test
  void afterTheScheduleTheLastThreadGoesOn() {
    replay("0a 1x", "abc", "xyz");
    assertThat(made).containsExactly("0a", "1x", "1y", "1z", "0b", "0c");
    assertThat(guesses).isEmpty();
  }

  private void replay(String words, String... threads) {
    Schedule schedule = new Schedule();
    for (int i = 0; i < threads.length; i++) {
      schedule.paths.add(Integer.toString(i));
    }
    for (String word : words.split(" ")) {
      schedule.add(word.charAt(0) - '0', Kind.VOLATILE, site(word.charAt(1)));
    }
    SiteReplay replay = new SiteReplay(schedule);
    Program program = new Program(threads);
    while (program.count() > 0) {
      program.take(replay.choose(program));
    }
    guesses = replay.guesses();
  }

  private static String site(char operation) {
    return DeedText.site(Kind.VOLATILE, "C." + operation, new StackTraceElement[] {Program.PLACE});
  }

  /** A bracket before a thread's text: it cannot go on until another thread has ended. */
  private final class Program implements Choice {
    static final StackTraceElement PLACE = new StackTraceElement("C", "m", "C.java", 1);

    private final String[] threads;
    private final int[] next;
    private final RunLog log = new RunLog();
    private int current = -1;

    Program(String[] threads) {
      this.threads = threads;
      this.next = new int[threads.length];
      log.begin(0, Kind.BEGIN);
    }

    void take(int strand) {
      if (threads[strand].startsWith("(")) {
        threads[strand] = threads[strand].substring(1);
      }
      made.add(strand + "" + threads[strand].charAt(next[strand]++));
      log.begin(strand, Kind.VOLATILE);
      current = strand;
    }

    private boolean canGoOn(int strand) {
      return next[strand] < threads[strand].length()
          && (!threads[strand].startsWith("(") || anyEnded());
    }

    private boolean anyEnded() {
      for (int s = 0; s < next.length; s++) {
        if (next[s] == threads[s].length()) {
          return true;
        }
      }
      return false;
    }

    private List<Integer> enabled() {
      List<Integer> enabled = new ArrayList<>();
      for (int s = 0; s < next.length; s++) {
        if (canGoOn(s)) {
          enabled.add(s);
        }
      }
      return enabled;
    }

    @Override
    public int count() {
      return enabled().size();
    }

    @Override
    public int strand(int i) {
      return enabled().get(i);
    }

    @Override
    public int current() {
      return current;
    }

    @Override
    public int kind(int strand) {
      return Kind.VOLATILE;
    }

    @Override
    public int location(int strand) {
      return 0;
    }

    @Override
    public int access(int strand) {
      return Operation.WRITE;
    }

    @Override
    public int[] blocked() {
      return new int[0];
    }

    @Override
    public StackTraceElement[] stack(int strand) {
      return new StackTraceElement[] {PLACE};
    }

    @Override
    public String target(int strand) {
      return "C." + threads[strand].replace("(", "").charAt(next[strand]);
    }

    @Override
    public int locations() {
      return 0;
    }

    @Override
    public RunLog log() {
      return log;
    }
  }
}
