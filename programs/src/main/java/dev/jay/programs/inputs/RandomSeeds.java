package dev.jay.programs.inputs;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.security.SecureRandom;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** Every kind of random generator that the program does not seed itself, in four threads. */
public final class RandomSeeds {
  private static final Random SHARED = new Random();

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    Workers.steps(
        4,
        3,
        (worker, step) -> {
          log.addBy("Random " + new Random().nextInt());
          log.addBy("shared " + SHARED.nextInt());
          log.addBy("SplittableRandom " + new SplittableRandom().nextInt());
          log.addBy("Math.random " + Math.random());
          log.addBy("UUID " + UUID.randomUUID());
          log.addBy("SecureRandom " + new SecureRandom().nextLong());
          log.addBy("RandomGenerator " + RandomGenerator.getDefault().nextInt());
        });
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
