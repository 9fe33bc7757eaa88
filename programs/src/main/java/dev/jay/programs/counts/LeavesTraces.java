package dev.jay.programs.counts;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Leaves something behind in the JDK, and finds it if it is run again in the same JVM. That is no
 * matter of the schedule: with a JVM for each run nothing fails.
 */
public final class LeavesTraces {
  private static final String PROPERTY = "dev.jay.programs.counts.runs";

  public static void main(String[] args) throws InterruptedException {
    if (System.setProperty(PROPERTY, "1") != null) {
      throw new IllegalStateException("another run was here before");
    }
    AtomicInteger count = new AtomicInteger();
    Thread one = new Thread(count::incrementAndGet);
    Thread two = new Thread(count::incrementAndGet);
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
