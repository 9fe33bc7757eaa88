package dev.jay.programs;

import java.util.Arrays;

/**
 * The order in which workers did something: one character per entry, the worker's number.
 *
 * <p>Not synchronized: the caller holds the lock whose order is shown.
 */
public final class OrderLog {
  private final StringBuilder order = new StringBuilder();

  /** Appends a worker; the caller holds the lock under test. */
  public void add(int worker) {
    order.append(Character.forDigit(worker, Character.MAX_RADIX));
  }

  /** Appends a worker and what happened to it. */
  public void add(int worker, char event) {
    add(worker);
    order.append(event);
  }

  public int size() {
    return order.length();
  }

  @Override
  public String toString() {
    return order.toString();
  }

  /**
   * The order of workers that drew tickets 0, 1, 2, ...: {@code tickets[w]} are those that worker w
   * drew.
   */
  public static String ofTickets(int[][] tickets) {
    int count = 0;
    for (int[] own : tickets) {
      count += own.length;
    }
    char[] order = new char[count];
    Arrays.fill(order, '?');
    for (int worker = 0; worker < tickets.length; worker++) {
      for (int ticket : tickets[worker]) {
        order[ticket] = Character.forDigit(worker, Character.MAX_RADIX);
      }
    }
    return new String(order);
  }
}
