package dev.jay.bench.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.jay.trace.Kind;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds for every course: 100 at random. */
class RandomCoursesTest {
  private static final int SEEDS = 100;
  private static final int STRANDS = 5;
  private static final double ROUNDING = 1e-6;

  @Test
  void nothingIsFasterThanTheBound() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Course course = course(seed);
      Bound bound = Bound.of(course, Costs.NONE);
      for (Rules rules : Curves.RULES) {
        for (int cores : Curves.CORES) {
          Simulation.Outcome outcome = Simulation.of(course, rules, Costs.NONE, cores);
          double nanos = outcome.nanos() * (1 + ROUNDING) + 1;
          if (outcome.forced() == 0 && nanos < bound.on(cores)) {
            fail("seed %d, %s, %d cores: %s", seed, rules.name(), cores, outcome);
          }
        }
      }
    }
  }

  @Test
  void moreCoresAreNeverSlowerForTheBound() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Bound bound = Bound.of(course(seed), Costs.NONE);
      double before = Double.MAX_VALUE;
      for (int cores : Curves.CORES) {
        assertThat(bound.on(cores)).isLessThanOrEqualTo(before);
        before = bound.on(cores);
      }
    }
  }

  @Test
  void oneCoreTakesTheSumOfAllWork() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Course course = course(seed);
      double work = Bound.of(course, Costs.NONE).work();
      assertThat(Bound.of(course, Costs.NONE).on(1)).isEqualTo(work);
      for (Rules rules : Curves.RULES) {
        assertThat(Simulation.of(course, rules, Costs.NONE, 1).nanos())
            .as("seed %d, %s", seed, rules.name())
            .isBetween(work * (1 - ROUNDING) - 1, work * (1 + ROUNDING) + 1);
      }
    }
  }

  @Test
  void allOperationsAreMade() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Course course = course(seed);
      for (Rules rules : Curves.RULES) {
        if (!rules.leases()) {
          assertThat(Simulation.of(course, rules, Costs.NONE, 2).operations())
              .as("seed %d, %s", seed, rules.name())
              .isEqualTo(course.operations());
        }
      }
    }
  }

  /** A run of some strands that compute, use locks, read, write, wait and wake each other. */
  private static Course course(int seed) {
    Random random = new Random(seed);
    Play play = new Play().start(1, 2, 3, 4);
    int[] lockOf = new int[STRANDS]; // 0 for none
    boolean[] waits = new boolean[STRANDS];
    int length = 20 + random.nextInt(200);
    for (int i = 0; i < length; i++) {
      int s = random.nextInt(STRANDS);
      int other = random.nextInt(STRANDS);
      long computed = random.nextInt(4) == 0 ? random.nextInt(10_000) : random.nextInt(50);
      if (waits[s]) {
        continue;
      }
      int trips = computed > 5_000 ? (int) computed : 0;
      switch (random.nextInt(8)) {
        case 0, 1 -> {
          int lock = 1 + random.nextInt(2);
          if (lockOf[s] != 0) {
            play.exit(s, lockOf[s], computed);
            lockOf[s] = 0;
          } else if (isFree(lockOf, lock)) {
            play.enter(s, lock, computed);
            lockOf[s] = lock;
          }
        }
        case 2 -> {
          if (lockOf[s] == 0 && s != 0) {
            play.waits(s, computed);
            waits[s] = true;
          }
        }
        case 3 -> {
          if (waits[other]) {
            play.wakes(s, other, computed).goesOn(other);
            waits[other] = false;
          }
        }
        case 4, 5 -> play.read(s, 3 + random.nextInt(3), computed);
        default ->
            play.operation(s, Kind.ATOMIC, 3 + random.nextInt(3), computed, trips, computed / 10);
      }
    }
    for (int s = 0; s < STRANDS; s++) {
      if (waits[s]) {
        play.wakes(0, s, 0).goesOn(s);
      }
      if (lockOf[s] != 0) {
        play.exit(s, lockOf[s], 0);
      }
    }
    for (int s = 0; s < STRANDS; s++) {
      play.ends(s, random.nextInt(1_000));
    }
    return play.course.complete();
  }

  private static boolean isFree(int[] lockOf, int lock) {
    for (int held : lockOf) {
      if (held == lock) {
        return false;
      }
    }
    return true;
  }
}
