package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that do not ask for Jay run as ever beside those that do. */
class WithoutJayTest {
  private Counter counter;

  @BeforeEach
  void make() {
    counter = new Counter();
  }

  @Test
  void counts() throws InterruptedException {
    counter.incrementInTwoThreads();
    assertEquals(2, counter.count());
  }
}
