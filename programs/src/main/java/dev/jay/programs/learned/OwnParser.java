package dev.jay.programs.learned;

import dev.jay.api.Summary;

/**
 * Starts as many threads as its argument says, which it reads by a parser of its own. The parser's
 * summary says that this is what {@code parseInt} does; without it, a schedule would ask for each
 * character.
 */
public final class OwnParser {
  private static final int BASE = 10;
  private static final Object LOCK = new Object();
  private static int sum;

  @Summary("parseInt(trim(p0))")
  static int number(String text) {
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      number = c == ' ' ? number : BASE * number + Character.digit(c, BASE);
    }
    return number;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[number(args[0])];
    for (int i = 0; i < threads.length; i++) {
      int own = i;
      threads[i] = new Thread(() -> add(own));
      threads[i].start();
    }
    for (Thread each : threads) {
      each.join();
    }
    System.out.println("sum " + sum);
  }

  private static void add(int own) {
    synchronized (LOCK) {
      sum += own;
    }
  }
}
