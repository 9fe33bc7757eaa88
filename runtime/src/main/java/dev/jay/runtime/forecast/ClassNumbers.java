package dev.jay.runtime.forecast;

import org.jspecify.annotations.Nullable;

/**
 * Small numbers for classes, in the order in which they are asked for. Names would not do: those of
 * generated classes may be others in each run. Only the holder of the turn asks, so a class has the
 * same number in every run. Only so many get one: this keeps them alive.
 */
public final class ClassNumbers {
  private static final int MOST = 1 << 10;

  private final @Nullable Class<?>[] classes = new Class<?>[2 * MOST];
  private final int[] numbers = new int[2 * MOST];
  private int size;

  /** The number of the class of {@code o}, from 1 on; 0 if it has none. */
  public int numberOf(@Nullable Object o) {
    if (o == null) {
      return 0;
    }
    Class<?> type = o.getClass();
    int i = type.getName().hashCode() & classes.length - 1;
    while (classes[i] != null) {
      if (classes[i] == type) {
        return numbers[i];
      }
      i = i + 1 & classes.length - 1;
    }
    if (size == MOST) {
      return 0;
    }
    classes[i] = type;
    numbers[i] = ++size;
    return size;
  }
}
