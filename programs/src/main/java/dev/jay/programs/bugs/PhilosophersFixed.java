package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** {@link Philosophers} of whom the third takes the other fork first. */
public final class PhilosophersFixed {
  private final Lock[] forks = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};

  public static void main(String[] args) throws InterruptedException {
    PhilosophersFixed table = new PhilosophersFixed();
    Together.run(() -> table.eat(0, 1), () -> table.eat(1, 2), () -> table.eat(0, 2));
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
