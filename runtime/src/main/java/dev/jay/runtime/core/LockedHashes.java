package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * The identity hashes of some objects whose monitors were held when they were asked for. The JVM
 * keeps such a hash elsewhere and takes long to find it, and one lock is entered again and again.
 * An object that is here has a hash, so to look here draws none.
 *
 * <p>Only the strand's own thread asks; any thread may have all objects forgotten at any time.
 */
final class LockedHashes {
  private static final int ROOM = 4;

  private final @Nullable Object[] objects = new Object[ROOM];
  private final int[] hashes = new int[ROOM];
  private int next;

  /** The hash of {@code o}, or 0, which is no hash, if it is not here. */
  int find(Object o) {
    for (int i = 0; i < ROOM; i++) {
      if (objects[i] == o) {
        return hashes[i];
      }
    }
    return 0;
  }

  /** The hash of {@code o}, which is not here. */
  int learn(Object o) {
    int hash = System.identityHashCode(o);
    int place = next++ & ROOM - 1;
    objects[place] = null;
    hashes[place] = hash;
    objects[place] = o;
    return hash;
  }

  void forget() {
    for (int i = 0; i < ROOM; i++) {
      objects[i] = null;
    }
  }
}
