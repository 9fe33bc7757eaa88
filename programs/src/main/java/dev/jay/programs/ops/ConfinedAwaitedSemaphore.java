package dev.jay.programs.ops;

import dev.jay.programs.Awaited;
import java.util.concurrent.Semaphore;

/** A thread acquires permits that another one counts many times before it releases one. */
public final class ConfinedAwaitedSemaphore {
  private static final class Meeting implements Awaited.Meeting {
    private final Semaphore semaphore = new Semaphore(0);

    @Override
    public void await() throws InterruptedException {
      semaphore.acquire();
    }

    @Override
    public int look() {
      return semaphore.availablePermits();
    }

    @Override
    public void release() {
      semaphore.release();
    }
  }

  public static void main(String[] args) {
    Meeting meeting = new Meeting();
    Awaited.run(meeting);
    System.out.println("outcome " + meeting.look());
  }
}
