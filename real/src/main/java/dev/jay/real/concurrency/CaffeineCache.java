package dev.jay.real.concurrency;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Caffeine: threads load through one bounded cache; most of what they ask for is there. */
public final class CaffeineCache {
  private static final int KEYS = 10_000;

  public static void main(String[] args) {
    Program program = Program.of(args, 25_000);
    AtomicInteger loads = new AtomicInteger();
    Cache<Integer, int[]> cache = Caffeine.newBuilder().maximumSize(KEYS / 4).build();
    long[] sums = new long[program.threads()];
    program.run(
        worker -> {
          SplittableRandom random = new SplittableRandom(worker);
          for (int i = 0; i < program.size(); i++) {
            double skewed = random.nextDouble();
            int[] value =
                cache.get(
                    (int) (KEYS * skewed * skewed * skewed * skewed),
                    key -> {
                      Work.units(1);
                      return new int[] {key * 2, loads.incrementAndGet()};
                    });
            sums[worker] += value[0];
            program.seen(worker).add(value[1]);
          }
        });
    long sum = 0;
    for (long one : sums) {
      sum += one;
    }
    program.report(sum);
  }
}
