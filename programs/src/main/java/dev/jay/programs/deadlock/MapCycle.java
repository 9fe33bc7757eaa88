package dev.jay.programs.deadlock;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** Two threads compute in one map a value that they compute in the other, in opposite orders. */
public final class MapCycle {
  private static final CountDownLatch bothAreInside = new CountDownLatch(2);

  public static void main(String[] args) {
    System.out.println("start");
    ConcurrentHashMap<String, Integer> left = new ConcurrentHashMap<>();
    ConcurrentHashMap<String, Integer> right = new ConcurrentHashMap<>();
    new Thread(() -> computeInBoth(left, right), "left-to-right").start();
    new Thread(() -> computeInBoth(right, left), "right-to-left").start();
  }

  private static void computeInBoth(
      ConcurrentHashMap<String, Integer> outer, ConcurrentHashMap<String, Integer> inner) {
    outer.computeIfAbsent(
        "key",
        key -> {
          bothAreInside.countDown();
          try {
            bothAreInside.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          return inner.computeIfAbsent("key", same -> 1);
        });
  }
}
