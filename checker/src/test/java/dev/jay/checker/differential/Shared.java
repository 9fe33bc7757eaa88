package dev.jay.checker.differential;

import java.util.Hashtable;

/** Objects that operations of a generated program get as arguments, and that others change. */
public final class Shared {
  public final Object[] array = {"a", "b", "c", "d"};
  public final int[] ints = {4, 3, 2, 1};
  public final byte[] bytes = {4, 3, 2, 1};
  public final char[] chars = {'d', 'c', 'b', 'a'};
  public final long[] longs = {4, 3, 2, 1};
  public final StringBuffer text = new StringBuffer("ab");
  public final Hashtable<Object, Object> table = new Hashtable<>();

  /** The text is a key of hash maps: its hash must not depend on who asks for it first. */
  Shared() {
    System.clearProperty("a");
    System.clearProperty("b");
    System.identityHashCode(text);
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(array)
        + java.util.Arrays.toString(ints)
        + java.util.Arrays.toString(bytes)
        + java.util.Arrays.toString(chars)
        + java.util.Arrays.toString(longs)
        + text
        + table;
  }
}
