package dev.jay.checker.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schedules as texts: a letter is a choice, and says whose it is. */
class MinimiserTest {
  private final List<String> runs = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(strings = {"ababab", "abcabcabc", "aabb", "a"})
  void joinsAllBlocksWhereEveryScheduleFails(String failing) {
    String simple = minimise(failing, schedule -> true);
    assertThat(sorted(simple)).isEqualTo(sorted(failing));
    assertThat((long) switches(simple)).isEqualTo(simple.chars().distinct().count() - 1);
  }

  @Test
  void keepsTheScheduleWhereNoOtherFails() {
    assertThat(minimise("abab", schedule -> schedule.equals("abab"))).isEqualTo("abab");
  }

  @Test
  void aFailureOfAnotherKindDoesNotCount() {
    RunOutcome failing = outcome("abab", true);
    RunOutcome best =
        new Minimiser(
                choices ->
                    new RunOutcome(
                        new Failure(Failure.Type.DEADLOCK, "another", "", null), "", choices))
            .minimise(failing);
    assertThat(best).isSameAs(failing);
  }

  /** The trial's own choices count: a run may go other ways than it was told. */
  @Test
  void theBestScheduleIsTheOneThatWasRun() {
    RunOutcome best =
        new Minimiser(choices -> outcome("aabb", true)).minimise(outcome("abab", true));
    assertThat(text(best.choices())).isEqualTo("aabb");
  }

  @Test
  void endsAfterABoundedNumberOfRuns() {
    String failing = "ab".repeat(2_000);
    minimise(failing, schedule -> schedule.equals(failing));
    assertThat(runs).hasSizeLessThanOrEqualTo(400);
  }

  @Property(tries = 300)
  void neverLosesAChoiceNorAddsASwitch(
      @ForAll @Size(max = 14) List<@IntRange(max = 3) Integer> choices,
      @ForAll @IntRange(min = 1, max = 5) int luck) {
    String failing = text(choices.stream().mapToInt(i -> i).toArray());
    Predicate<String> fails =
        schedule -> schedule.equals(failing) || schedule.hashCode() % luck == 0;
    runs.clear();
    String simple = minimise(failing, fails);
    assertThat(simple).matches(fails);
    assertThat(switches(simple)).isLessThanOrEqualTo(switches(failing));
    for (String run : runs) {
      assertThat(sorted(run)).isEqualTo(sorted(failing));
    }
  }

  private String minimise(String failing, Predicate<String> fails) {
    Minimiser minimiser =
        new Minimiser(
            choices -> {
              String schedule = text(choices);
              runs.add(schedule);
              return outcome(schedule, fails.test(schedule));
            });
    return text(minimiser.minimise(outcome(failing, true)).choices());
  }

  private static RunOutcome outcome(String schedule, boolean failed) {
    Failure failure = failed ? new Failure(Failure.Type.EXCEPTION, "it failed", "", null) : null;
    return new RunOutcome(failure, "", schedule.chars().map(letter -> letter - 'a').toArray());
  }

  private static String text(int[] choices) {
    StringBuilder text = new StringBuilder();
    for (int choice : choices) {
      text.append((char) ('a' + choice));
    }
    return text.toString();
  }

  private static int switches(String schedule) {
    return outcome(schedule, true).switches();
  }

  private static String sorted(String schedule) {
    char[] letters = schedule.toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }
}
