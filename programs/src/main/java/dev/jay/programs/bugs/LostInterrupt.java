package dev.jay.programs.bugs;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Bug: the interrupt that should end a consumer is swallowed. Schedule: the consumer is past the
 * condition of its loop when it is interrupted; it takes again, from a queue that nobody fills.
 */
public final class LostInterrupt {
  public static void main(String[] args) throws InterruptedException {
    Thread consumer = new Thread(LostInterrupt::consume, "consumer");
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
        // swallowed: taking again
      }
    }
  }
}
