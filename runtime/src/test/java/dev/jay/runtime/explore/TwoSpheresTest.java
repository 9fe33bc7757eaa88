package dev.jay.runtime.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.hooks.Regions;
import dev.jay.runtime.hooks.Threads;
import dev.jay.trace.Kind;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Two spheres with different policies at once in one JVM: neither sees the other. */
class TwoSpheresTest {
  private static final int ROUNDS = 40;

  /** Two threads add to a counter, which they read and write in two operations. */
  private static int lostUpdates(Execution execution, long seed) {
    Random random = new Random(seed);
    int[] count = new int[1];
    Failure failure =
        execution.run(
            () -> {
              Thread[] threads = new Thread[2];
              for (int i = 0; i < 2; i++) {
                threads[i] = new Thread(() -> increment(count));
                assertThat(Threads.play(threads[i])).isTrue();
              }
              for (Thread thread : threads) {
                Threads.join(thread);
              }
            },
            choice -> choice.strand(random.nextInt(choice.count())));
    assertThat(failure).isNull();
    return 2 - count[0];
  }

  private static void increment(int[] count) {
    Regions.enter(Kind.ATOMIC, count);
    int seen = count[0];
    Regions.exit();
    Regions.enter(Kind.ATOMIC, count);
    count[0] = seen + 1;
    Regions.exit();
  }

  /** What an explored run with each seed did, and whether both outcomes were among them. */
  private static List<Long> explore() {
    Execution execution = new Execution();
    Set<Integer> outcomes = new HashSet<>();
    long[] fingerprints = new long[ROUNDS];
    for (int seed = 0; seed < ROUNDS; seed++) {
      outcomes.add(lostUpdates(execution, seed));
      fingerprints[seed] = execution.log().fingerprint();
    }
    execution.close();
    assertThat(execution.leaked()).isZero();
    assertThat(outcomes).containsExactlyInAnyOrder(0, 1);
    return Arrays.stream(fingerprints).boxed().toList();
  }

  /** The fingerprints of schedules under round-robin, one after the other. */
  private static List<Long> runInRounds() throws InterruptedException {
    Long[] fingerprints = new Long[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      int disturbance = i;
      fingerprints[i] = Harness.fingerprint(3, 50, disturbance);
    }
    return List.of(fingerprints);
  }

  @Test
  void oneGoesInRoundsWhileTheOtherIsExplored() throws Exception {
    List<Long> explored = explore();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      Callable<List<Long>> rounds = TwoSpheresTest::runInRounds;
      Future<List<Long>> inRounds = pool.submit(rounds);
      Callable<List<Long>> exploring = TwoSpheresTest::explore;
      assertThat(pool.submit(exploring).get())
          .as("explored beside a sphere in rounds, and alone")
          .isEqualTo(explored);
      assertThat(new HashSet<>(inRounds.get())).as("schedules in rounds").hasSize(1);
    } finally {
      pool.shutdown();
    }
    assertThat(Strands.current()).isNull();
  }
}
