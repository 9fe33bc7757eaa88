package dev.jay.libraries;

import dev.jay.programs.Digest;

/** The two lines that every program here prints. */
final class Report {
  private Report() {}

  /** What no schedule changes, and what every schedule does. */
  static void print(Object outcome, Object order) {
    System.out.println("outcome " + outcome);
    System.out.println("order " + new Digest().add(order.toString()));
    if (Boolean.getBoolean("jay.libraries.full")) {
      System.out.println("full " + order);
    }
  }
}
