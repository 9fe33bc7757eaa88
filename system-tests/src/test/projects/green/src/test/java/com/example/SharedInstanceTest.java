package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.jay.junit.CheckSchedules;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** With one instance per class its fields last, as the class asks for. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SharedInstanceTest {
  private String shared;
  private Counter counter;

  @BeforeAll
  void once() {
    shared = "made once";
  }

  @BeforeEach
  void each() {
    counter = new Counter();
  }

  @CheckSchedules
  void keepsWhatBeforeAllMade() throws InterruptedException {
    assertNotNull(shared);
    counter.incrementInTwoThreads();
    assertEquals(2, counter.count());
  }
}
