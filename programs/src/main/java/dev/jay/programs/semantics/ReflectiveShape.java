package dev.jay.programs.semantics;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What reflection shows of a class with synchronized methods and volatile fields. */
public final class ReflectiveShape {
  private volatile int number;
  private static volatile long total;
  private final Object lock = new Object();

  synchronized int number() {
    return number;
  }

  static synchronized long total() {
    return total;
  }

  void block() {
    synchronized (lock) {
      number = 1;
    }
  }

  public static void main(String[] args) {
    List<String> lines = new ArrayList<>();
    for (Method method : ReflectiveShape.class.getDeclaredMethods()) {
      if (!method.isSynthetic()) {
        lines.add(method.toString());
      }
    }
    for (var field : ReflectiveShape.class.getDeclaredFields()) {
      if (!field.isSynthetic()) {
        lines.add(field.toString());
      }
    }
    Collections.sort(lines);
    lines.forEach(System.out::println);
  }
}
