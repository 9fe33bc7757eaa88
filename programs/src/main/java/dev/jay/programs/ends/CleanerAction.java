package dev.jay.programs.ends;

import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A Cleaner's action, on a thread of the JDK's own, opens a latch that main waits for. */
public final class CleanerAction {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch cleaned = new CountDownLatch(1);
    Cleaner.create().register(new Object(), cleaned::countDown);
    for (int i = 0; i < 200 && cleaned.getCount() > 0; i++) {
      System.gc();
      cleaned.await(50, TimeUnit.MILLISECONDS);
    }
    System.out.println("cleaned " + (cleaned.getCount() == 0));
  }
}
