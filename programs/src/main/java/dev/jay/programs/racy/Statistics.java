package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * Statistics that belong together, count, sum and largest value, in plain fields: they are updated
 * one after the other, and what one thread writes another overwrites. What varies: all three.
 */
public final class Statistics {
  private static int count;
  private static long sum;
  private static int largest;

  public static void main(String[] args) {
    Parameters.steps(args, Statistics::add);
    Parameters.result(new Digest().add(count).add(sum).add(largest));
  }

  private static void add(int worker, int step) {
    int value = (worker * 7919 + step * 104729) % 1000;
    count++; // race
    long seen = sum; // race
    Work.units(1);
    sum = seen + value; // race
    if (value > largest) { // race
      largest = value; // race
    }
  }
}
