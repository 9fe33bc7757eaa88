package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Deeds by the identity of their objects: open addressing with linear probing, at most half full. A
 * removed deed leaves no mark: the ones behind it in its run move up.
 */
class Deeds {
  private @Nullable Deed[] slots = new Deed[16];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  @Nullable Deed find(Object o) {
    int mask = slots.length - 1;
    int i = System.identityHashCode(o) & mask;
    Deed d = slots[i];
    while (d != null && !d.refersTo(o)) {
      i = i + 1 & mask;
      d = slots[i];
    }
    return d;
  }

  void add(Deed d) {
    if (2 * ++size > slots.length) {
      @Nullable Deed[] old = slots;
      slots = new Deed[2 * old.length];
      for (Deed each : old) {
        if (each != null) {
          put(each);
        }
      }
    }
    put(d);
  }

  private void put(Deed d) {
    int mask = slots.length - 1;
    int i = d.hash & mask;
    while (slots[i] != null) {
      i = i + 1 & mask;
    }
    slots[i] = d;
  }

  void remove(Deed d) {
    int mask = slots.length - 1;
    int hole = d.hash & mask;
    while (slots[hole] != d) {
      if (slots[hole] == null) {
        return; // it is not here
      }
      hole = hole + 1 & mask;
    }
    size--;
    int i = hole;
    for (; ; ) {
      i = i + 1 & mask;
      Deed next = slots[i];
      if (next == null) {
        slots[hole] = null;
        return;
      }
      int home = next.hash & mask;
      if ((i - home & mask) >= (i - hole & mask)) { // it may stand in the hole
        slots[hole] = next;
        hole = i;
      }
    }
  }
}
