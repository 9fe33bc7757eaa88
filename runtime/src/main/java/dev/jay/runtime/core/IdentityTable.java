package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Records by the identity of their objects: open addressing with linear probing, at most half full.
 * A removed record leaves no mark: the ones behind it in its run move up. The hashes stand in an
 * array of their own, where a search goes from one to the next without leaving the processor's
 * cache.
 */
class IdentityTable<R extends IdentityRecord> {
  /** No object has this hash. */
  private static final int EMPTY = 0;

  private int[] hashes = new int[16];
  private @Nullable IdentityRecord[] slots = new IdentityRecord[16];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  /** Those whose objects are not gone. */
  IdentityTable<R> living() {
    IdentityTable<R> living = new IdentityTable<>();
    for (IdentityRecord r : slots) {
      if (r != null && !r.refersTo(null)) {
        living.add(cast(r));
      }
    }
    return living;
  }

  @SuppressWarnings("unchecked") // nothing else is added
  private R cast(IdentityRecord r) {
    return (R) r;
  }

  @Nullable R find(Object o) {
    int mask = hashes.length - 1;
    int hash = System.identityHashCode(o);
    for (int i = hash & mask; hashes[i] != EMPTY; i = i + 1 & mask) {
      if (hashes[i] == hash) {
        IdentityRecord r = slots[i];
        if (r != null && r.refersTo(o)) {
          return cast(r);
        }
      }
    }
    return null;
  }

  void add(R r) {
    if (2 * ++size > slots.length) {
      @Nullable IdentityRecord[] old = slots;
      slots = new IdentityRecord[2 * old.length];
      hashes = new int[slots.length];
      for (IdentityRecord each : old) {
        if (each != null) {
          put(each);
        }
      }
    }
    put(r);
  }

  private void put(IdentityRecord r) {
    int mask = slots.length - 1;
    int i = r.hash & mask;
    while (hashes[i] != EMPTY) {
      i = i + 1 & mask;
    }
    hashes[i] = r.hash;
    slots[i] = r;
  }

  void remove(R r) {
    int mask = slots.length - 1;
    int hole = r.hash & mask;
    while (slots[hole] != r) {
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
