package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Bug: three philosophers take the fork on their left first, in a circle of three locks. Schedule:
 * each has one fork and waits for the next for ever.
 */
public final class Philosophers {
  private final Lock[] forks = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};

  public static void main(String[] args) throws InterruptedException {
    Philosophers table = new Philosophers();
    Together.run(() -> table.eat(0, 1), () -> table.eat(1, 2), () -> table.eat(2, 0));
  }

  private void eat(int first, int second) {
    forks[first].lock();
    try {
      forks[second].lock();
      forks[second].unlock();
    } finally {
      forks[first].unlock();
    }
  }
}
