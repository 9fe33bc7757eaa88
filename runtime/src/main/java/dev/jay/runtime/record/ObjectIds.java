package dev.jay.runtime.record;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Numbers objects in the order in which they are first met, from 1. Open addressing by identity
 * hash, at most half full; objects that are gone are left out when the table grows.
 */
final class ObjectIds {
  private @Nullable Known[] slots = new Known[1 << 12];
  private int size;
  private int last;

  private static final class Known extends WeakReference<Object> {
    final int hash;
    final int id;

    Known(Object o, int hash, int id) {
      super(o);
      this.hash = hash;
      this.id = id;
    }
  }

  synchronized int of(Object o, int hash) {
    int mask = slots.length - 1;
    int i = hash & mask;
    for (Known known = slots[i]; known != null; known = slots[i]) {
      if (known.hash == hash && known.refersTo(o)) {
        return known.id;
      }
      i = i + 1 & mask;
    }
    slots[i] = new Known(o, hash, ++last);
    if (2 * ++size > slots.length) {
      grow();
    }
    return last;
  }

  private void grow() {
    @Nullable Known[] old = slots;
    int living = 0;
    for (Known known : old) {
      living += known != null && !known.refersTo(null) ? 1 : 0;
    }
    slots = new Known[4 * living > old.length ? 2 * old.length : old.length];
    size = living;
    int mask = slots.length - 1;
    for (Known known : old) {
      if (known != null && !known.refersTo(null)) {
        int i = known.hash & mask;
        while (slots[i] != null) {
          i = i + 1 & mask;
        }
        slots[i] = known;
      }
    }
  }
}
