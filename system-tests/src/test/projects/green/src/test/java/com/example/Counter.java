package com.example;

/** A counter that is right under every schedule. */
final class Counter {
  private int count;

  synchronized void increment() {
    count++;
  }

  synchronized int count() {
    return count;
  }

  /** Increments it in two threads and waits for them. */
  void incrementInTwoThreads() throws InterruptedException {
    Thread one = new Thread(this::increment);
    Thread two = new Thread(this::increment);
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
