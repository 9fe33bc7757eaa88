package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Ownership records by the identity of their objects: open addressing with linear probing, at most
 * half full. A removed record leaves no mark: the ones behind it in its run move up. The hashes
 * stand in an array of their own, where a search goes from one to the next without leaving the
 * processor's cache.
 */
class OwnershipTable {
  /** No object has this hash. */
  private static final int EMPTY = 0;

  private int[] hashes = new int[16];
  private @Nullable Ownership[] slots = new Ownership[16];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  /** Those whose objects are not gone. */
  OwnershipTable living() {
    OwnershipTable living = new OwnershipTable();
    for (Ownership d : slots) {
      if (d != null && !d.refersTo(null)) {
        living.add(d);
      }
    }
    return living;
  }

  @Nullable Ownership find(Object o) {
    int mask = hashes.length - 1;
    int hash = System.identityHashCode(o);
    for (int i = hash & mask; hashes[i] != EMPTY; i = i + 1 & mask) {
      if (hashes[i] == hash) {
        Ownership d = slots[i];
        if (d != null && d.refersTo(o)) {
          return d;
        }
      }
    }
    return null;
  }

  void add(Ownership d) {
    if (2 * ++size > slots.length) {
      @Nullable Ownership[] old = slots;
      slots = new Ownership[2 * old.length];
      hashes = new int[slots.length];
      for (Ownership each : old) {
        if (each != null) {
          put(each);
        }
      }
    }
    put(d);
  }

  private void put(Ownership d) {
    int mask = slots.length - 1;
    int i = d.hash & mask;
    while (hashes[i] != EMPTY) {
      i = i + 1 & mask;
    }
    hashes[i] = d.hash;
    slots[i] = d;
  }

  void remove(Ownership d) {
    int mask = slots.length - 1;
    int hole = d.hash & mask;
    while (slots[hole] != d) {
      if (hashes[hole] == EMPTY) {
        return; // it is not here
      }
      hole = hole + 1 & mask;
    }
    size--;
    for (int i = hole + 1 & mask; hashes[i] != EMPTY; i = i + 1 & mask) {
      int home = hashes[i] & mask;
      if ((i - home & mask) >= (i - hole & mask)) { // it may stand in the hole
        hashes[hole] = hashes[i];
        slots[hole] = slots[i];
        hole = i;
      }
    }
    hashes[hole] = EMPTY;
    slots[hole] = null;
  }
}
