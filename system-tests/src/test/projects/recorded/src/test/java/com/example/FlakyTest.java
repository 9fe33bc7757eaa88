package com.example;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jay.junit.RecordOnFailure;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One test that holds, and one whose failure depends on the order of threads, time and luck. */
@RecordOnFailure
class FlakyTest {
  private final StringBuffer order = new StringBuffer();
  private int luck;

  @BeforeEach
  void draw() {
    luck = new Random().nextInt(1_000_000);
  }

  @Test
  void holds() throws InterruptedException {
    Thread thread = new Thread(() -> order.append('x'));
    thread.start();
    thread.join();
    assertTrue(order.length() == 1);
  }

  @Test
  void fails() throws InterruptedException {
    AtomicInteger turns = new AtomicInteger();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] =
          new Thread(
              () -> {
                while (turns.incrementAndGet() < 30) {
                  order.append(number);
                }
              });
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertTrue(order.length() == 0, "order " + order + " luck " + luck + " at " + System.nanoTime());
  }
}
