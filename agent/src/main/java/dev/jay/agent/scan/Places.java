package dev.jay.agent.scan;

import java.util.Arrays;

/** Places in the code of a method, ascending. */
final class Places {
  private int[] places = new int[8];
  private int size;

  /** Adds one that is behind all others. */
  void add(int place) {
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
    }
    places[size++] = place;
  }

  /** Whether there is one from {@code start} on, before {@code end}. */
  boolean hasOneIn(int start, int end) {
    int found = Arrays.binarySearch(places, 0, size, start);
    int next = found < 0 ? -found - 1 : found;
    return next < size && places[next] < end;
  }
}
