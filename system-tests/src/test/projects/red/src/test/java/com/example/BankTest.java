package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jay.junit.CheckSchedules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Three bugs in one class: each leaves its own file. */
@CheckSchedules
class BankTest {
  private int balance;
  private volatile int deposits;
  private Object left;
  private Object right;

  @BeforeEach
  void makeLocks() {
    left = new Object();
    right = new Object();
  }

  @Test
  void lostUpdateOnPlainField() throws InterruptedException {
    together(() -> balance++, () -> balance++);
    assertEquals(2, balance);
  }

  @Test
  void lostUpdateOnVolatileField() throws InterruptedException {
    together(() -> deposits++, () -> deposits++);
    assertEquals(2, deposits);
  }

  @Test
  void deadlock() throws InterruptedException {
    together(() -> both(left, right), () -> both(right, left));
  }

  @Test
  void isFine() throws InterruptedException {
    together(() -> both(left, right), () -> both(left, right));
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        first.hashCode();
      }
    }
  }

  private static void together(Runnable first, Runnable second) throws InterruptedException {
    Thread one = new Thread(first, "one");
    Thread two = new Thread(second, "two");
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
