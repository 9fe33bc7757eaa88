package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/**
 * Bug: the permit is not given back when the work fails. Schedule: the taker comes before the
 * giver, fails on the empty queue, keeps the only permit, and the giver waits for it for ever.
 */
public final class SemaphoreLeak {
  private final Semaphore permit = new Semaphore(1);
  private final Queue<String> queue = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws InterruptedException {
    SemaphoreLeak program = new SemaphoreLeak();
    Together.run(program::give, program::tryToTake);
  }

  private void give() throws InterruptedException {
    permit.acquire();
    queue.add("item");
    permit.release();
  }

  private void tryToTake() throws InterruptedException {
    try {
      permit.acquire();
      queue.remove();
      permit.release();
    } catch (NoSuchElementException e) {
      // there was nothing: another time
    }
  }
}
