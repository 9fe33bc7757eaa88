package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Virtual threads park until a platform thread, or one of them, unparks; the order varies. */
public final class VirtualParkUnpark {
  private static final int ROUNDS = 10;

  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          AtomicInteger[] tokens = new AtomicInteger[4];
          Thread[] threads = new Thread[tokens.length];
          ThreadFactory virtual = VirtualThreads.factory("v");
          for (int i = 0; i < threads.length; i++) {
            int worker = i;
            tokens[i] = new AtomicInteger();
            threads[i] = virtual.newThread(() -> take(log, worker, tokens[worker]));
          }
          for (Thread thread : threads) {
            thread.start();
          }
          for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < threads.length; i++) {
              Work.uneven(i, round);
              tokens[i].incrementAndGet();
              LockSupport.unpark(threads[i]);
            }
          }
          for (Thread thread : threads) {
            thread.join();
          }
          System.out.println("order" + log);
        });
  }

  private static void take(SharedLog log, int worker, AtomicInteger tokens) {
    int taken = 0;
    while (taken < ROUNDS) {
      int some = tokens.getAndSet(0);
      if (some == 0) {
        LockSupport.parkNanos(tokens, 2_000_000);
        log.add(worker + "p");
      } else {
        taken += some;
        log.add(worker + "+" + some);
        Work.uneven(worker, taken);
      }
    }
  }
}
