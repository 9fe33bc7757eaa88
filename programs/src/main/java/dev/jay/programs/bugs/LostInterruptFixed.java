package dev.jay.programs.bugs;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** {@link LostInterrupt} with the interrupt kept for the loop's condition. */
public final class LostInterruptFixed {
  public static void main(String[] args) throws InterruptedException {
    Thread consumer = new Thread(LostInterruptFixed::consume, "consumer");
    consumer.start();
    consumer.interrupt();
    consumer.join();
  }

  private static void consume() {
    BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    while (!Thread.currentThread().isInterrupted()) {
      try {
        queue.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
