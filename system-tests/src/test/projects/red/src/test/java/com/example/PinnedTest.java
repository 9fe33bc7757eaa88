package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jay.junit.CheckSchedules;
import dev.jay.junit.ReplaySchedule;

/** The same method twice: one looks for the schedule, the other one has it. */
class PinnedTest {
  private volatile int count;

  @CheckSchedules
  void found() throws InterruptedException {
    increment();
  }

  @ReplaySchedule("pinned.jay")
  void pinned() throws InterruptedException {
    increment();
  }

  private void increment() throws InterruptedException {
    Thread one = new Thread(() -> count++, "one");
    Thread two = new Thread(() -> count++, "two");
    one.start();
    two.start();
    one.join();
    two.join();
    assertEquals(2, count);
  }
}
