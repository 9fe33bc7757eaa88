package dev.jay.analysis.learn;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A set of inputs, by their numbers. It never changes. */
final class InputSet {
  static final InputSet EMPTY = new InputSet(new long[0]);

  private final long[] words;

  private InputSet(long[] words) {
    this.words = words;
  }

  static InputSet of(int input) {
    long[] words = new long[input / Long.SIZE + 1];
    words[input / Long.SIZE] = 1L << input;
    return new InputSet(words);
  }

  /** Those with numbers below. */
  static InputSet below(int count) {
    InputSet all = EMPTY;
    for (int i = 0; i < count; i++) {
      all = all.with(of(i));
    }
    return all;
  }

  InputSet with(InputSet other) {
    if (this == other || contains(other)) {
      return this;
    }
    if (other.contains(this)) {
      return other;
    }
    long[] all = Arrays.copyOf(words, Math.max(words.length, other.words.length));
    for (int i = 0; i < other.words.length; i++) {
      all[i] |= other.words[i];
    }
    return new InputSet(all);
  }

  private boolean contains(InputSet other) {
    if (other.words.length > words.length) {
      return false;
    }
    for (int i = 0; i < other.words.length; i++) {
      if ((other.words[i] & ~words[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  boolean meets(InputSet other) {
    for (int i = 0; i < Math.min(words.length, other.words.length); i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  boolean isEmpty() {
    return words.length == 0;
  }

  /** Ascending. */
  IntStream numbers() {
    return IntStream.range(0, words.length * Long.SIZE)
        .filter(i -> (words[i / Long.SIZE] >>> i & 1) != 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof InputSet set && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
