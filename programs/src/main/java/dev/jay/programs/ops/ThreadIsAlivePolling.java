package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/** Main polls isAlive until a thread has ended; how often it asks varies. */
public final class ThreadIsAlivePolling {
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
      while (thread.isAlive()) {
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
