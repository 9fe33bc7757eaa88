package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;

/**
 * An initialiser waits for a lock that another thread holds, which meanwhile comes to the class
 * too.
 */
public final class InitialiserWaits {
  private InitialiserWaits() {}

  private static final ReentrantLock lock = new ReentrantLock();
  private static volatile int count;

  public static void main(String[] args) {
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          lock.lock();
          try {
            count++;
            Thread.sleep(2);
          } finally {
            lock.unlock();
          }
          Late.touch();
        });
    System.out.println(count + " " + Late.touched);
  }

  private static final class Late {
    static int touched;

    static {
      lock.lock();
      try {
        count += 100;
      } finally {
        lock.unlock();
      }
    }

    static synchronized void touch() {
      touched++;
    }
  }
}
