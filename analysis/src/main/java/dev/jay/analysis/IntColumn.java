package dev.jay.analysis;

import java.util.Arrays;

/** A growing list of ints. */
final class IntColumn {
  private int[] values = new int[16];
  private int size;

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, size + (size >> 1));
    }
    values[size++] = value;
  }

  void set(int i, int value) {
    values[i] = value;
  }

  int get(int i) {
    return values[i];
  }

  int size() {
    return size;
  }

  /** In a list in ascending order: how many are at most {@code value}. */
  int countUpTo(int value) {
    int found = Arrays.binarySearch(values, 0, size, value);
    return found < 0 ? -found - 1 : found + 1;
  }
}
