package dev.jay.runtime.explore;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Numbers for what the operations of one run touch: (object, field) pairs, by identity, in the
 * order of first touch, so that the numbers repeat when the schedule does. An open hash table; only
 * the holder of the turn uses it.
 */
final class Locations {
  /** The location that every operation on something unknown touches. */
  static final int GLOBAL = 0;

  private static final Object STATIC = new Object();
  private static final int INITIAL = 256;

  private @Nullable Object[] objects = new Object[INITIAL];
  private int[] fields = new int[INITIAL];
  private int[] numbers = new int[INITIAL];
  private int size = 1; // GLOBAL

  /** Forgets all, for the next run. */
  void clear() {
    if (size > 1) {
      if (objects.length > 16 * INITIAL) {
        objects = new Object[INITIAL];
        fields = new int[INITIAL];
        numbers = new int[INITIAL];
      } else {
        Arrays.fill(objects, null);
      }
      size = 1;
    }
  }

  int size() {
    return size;
  }

  /** The number of that field of the object; of a static field if the object is null. */
  int of(@Nullable Object object, int field) {
    Object o = object == null ? STATIC : object;
    int mask = objects.length - 1;
    int i = slot(o, field) & mask;
    for (Object found = objects[i]; found != null; found = objects[i]) {
      if (found == o && fields[i] == field) {
        return numbers[i];
      }
      i = i + 1 & mask;
    }
    objects[i] = o;
    fields[i] = field;
    int number = size++;
    numbers[i] = number;
    if (2 * size > objects.length) {
      grow();
    }
    return number;
  }

  private static int slot(Object o, int field) {
    int h = System.identityHashCode(o) + field * 0x9E3779B9;
    return h ^ h >>> 15;
  }

  private void grow() {
    @Nullable Object[] oldObjects = objects;
    int[] oldFields = fields;
    int[] oldNumbers = numbers;
    int mask = 2 * oldObjects.length - 1;
    objects = new Object[mask + 1];
    fields = new int[mask + 1];
    numbers = new int[mask + 1];
    for (int old = 0; old < oldObjects.length; old++) {
      Object o = oldObjects[old];
      if (o != null) {
        int i = slot(o, oldFields[old]) & mask;
        while (objects[i] != null) {
          i = i + 1 & mask;
        }
        objects[i] = o;
        fields[i] = oldFields[old];
        numbers[i] = oldNumbers[old];
      }
    }
  }
}
