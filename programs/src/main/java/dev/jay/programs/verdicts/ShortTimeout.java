package dev.jay.programs.verdicts;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Waits so many milliseconds for the other thread, and takes it for granted that they are enough.
 */
public final class ShortTimeout {
  private ShortTimeout() {}

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    new Thread(done::countDown).start();
    if (!done.await(Long.parseLong(args[0]), TimeUnit.MILLISECONDS)) {
      throw new AssertionError("not done yet");
    }
  }
}
