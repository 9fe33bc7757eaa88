package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** {@link SemaphoreLeak} with the permit given back whatever happens. */
public final class SemaphoreLeakFixed {
  private final Semaphore permit = new Semaphore(1);
  private final Queue<String> queue = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws InterruptedException {
    SemaphoreLeakFixed program = new SemaphoreLeakFixed();
    Together.run(program::give, program::tryToTake);
  }

  private void give() throws InterruptedException {
    permit.acquire();
    queue.add("item");
    permit.release();
  }

  private void tryToTake() throws InterruptedException {
    permit.acquire();
    try {
      queue.remove();
    } catch (NoSuchElementException e) {
      // there was nothing: another time
    } finally {
      permit.release();
    }
  }
}
