package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/** Main polls getState until a thread is TERMINATED; how often it asks varies. */
public final class ThreadStatePolling {
  public static void main(String[] args) {
    AtomicInteger progress = new AtomicInteger();
    StringBuilder polls = new StringBuilder();
    for (int round = 0; round < 4; round++) {
      Thread thread =
          new Thread(
              () -> {
                for (int step = 0; step < 10; step++) {
                  Work.uneven(0, step);
                  progress.incrementAndGet();
                }
              });
      thread.start();
      int count = 0;
      while (thread.getState() != Thread.State.TERMINATED) {
        Work.units(1);
        Thread.yield();
        count++;
      }
      polls.append(' ').append(count);
    }
    System.out.println("polls" + polls);
    System.out.println("outcome " + progress.get());
  }
}
