package dev.jay.analysis;

/** Numbers longs in the order in which they are first met, from 0: open addressing, half full. */
final class LongNumbers {
  private long[] keys = new long[1 << 10];
  private int[] numbers = new int[1 << 10]; // 1 + the number; 0 where there is none
  private int size;

  int of(long key) {
    int i = find(key);
    if (numbers[i] != 0) {
      return numbers[i] - 1;
    }
    keys[i] = key;
    numbers[i] = ++size;
    int number = size - 1;
    if (2 * size > keys.length) {
      grow();
    }
    return number;
  }

  private int find(long key) {
    int mask = keys.length - 1;
    int i = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
    while (numbers[i] != 0 && keys[i] != key) {
      i = i + 1 & mask;
    }
    return i;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = new int[keys.length];
    for (int j = 0; j < oldKeys.length; j++) {
      if (oldNumbers[j] != 0) {
        int i = find(oldKeys[j]);
        keys[i] = oldKeys[j];
        numbers[i] = oldNumbers[j];
      }
    }
  }
}
