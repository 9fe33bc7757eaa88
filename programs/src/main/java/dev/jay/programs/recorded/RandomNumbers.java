package dev.jay.programs.recorded;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/** Draws random numbers of all kinds. */
public final class RandomNumbers {
  private RandomNumbers() {}

  public static void main(String[] args) throws Exception {

    System.out.println(new Random().nextInt() + " " + Math.random());
    System.out.println(ThreadLocalRandom.current().nextLong() + " " + UUID.randomUUID());
    System.out.println(new SplittableRandom().nextInt() + " " + new Object().hashCode());
    System.out.println(RandomGenerator.of("L64X128MixRandom").nextInt());
    byte[] bytes = new byte[10];
    new SecureRandom().nextBytes(bytes);
    System.out.println(Arrays.toString(bytes) + Arrays.toString(SecureRandom.getSeed(4)));
    SecureRandom.getInstance("DRBG").nextBytes(bytes);
    System.out.println(Arrays.toString(bytes));
    SecureRandom.getInstance("SHA1PRNG").nextBytes(bytes);
    System.out.println(Arrays.toString(bytes));
  }
}
