package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Main reads standard input to its end while a thread waits to be told. */
public final class StdinEndOfFile {
  public static void main(String[] args) throws IOException {
    CountDownLatch end = new CountDownLatch(1);
    Thread waiter =
        new Thread(
            () -> {
              try {
                end.await();
                System.out.println("told");
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    waiter.start();
    int bytes = 0;
    while (System.in.read() >= 0) {
      bytes++;
    }
    System.out.println("bytes " + bytes);
    end.countDown();
    Workers.join(waiter);
  }
}
