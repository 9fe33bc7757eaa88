package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jay.junit.JayTest;
import java.util.Collections;
import java.util.List;
import java.util.ArrayList;
import org.junit.jupiter.api.RepeatedTest;

/** One schedule, the same in every run. */
class DeterministicTest {
  private static String first;

  @JayTest
  void runsOnce() throws InterruptedException {
    Counter counter = new Counter();
    counter.incrementInTwoThreads();
    assertEquals(2, counter.count());
  }

  @JayTest
  @RepeatedTest(5)
  void threadsTakeTurnsInTheSameOrder() throws InterruptedException {
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      Thread thread =
          new Thread(
              () -> {
                for (int i = 0; i < 5; i++) {
                  order.add(name);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (first == null) {
      first = order.toString();
    }
    assertEquals(first, order.toString());
  }
}
