package dev.jay.runtime.explore;

import dev.jay.trace.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * FastTrack (Flanagan and Freund, PLDI 2009): finds accesses to plain memory that no
 * synchronization orders. Each strand has a vector clock; each synchronization object has the clock
 * of its last release; of each plain location the last write is known as an epoch (strand, its
 * time), and so are the reads since then, as an epoch while one strand reads and as a vector when
 * several do. Only the holder of the turn works here.
 */
final class Races {
  private int[] @Nullable [] released = new int[64][]; // by location
  private @Nullable Shadow[] shadows = new Shadow[64]; // by location
  private int used;
  private final Execution execution;

  Races(Execution execution) {
    this.execution = execution;
  }

  /** Who accessed a plain location last. */
  private static final class Shadow {
    int writer = -1;
    int written;
    int writeSite;
    int reader = -1;
    int read;
    int readSite;
    int @Nullable [] readers;
    int @Nullable [] readSites;
  }

  void clear() {
    Arrays.fill(released, 0, Math.min(used, released.length), null);
    Arrays.fill(shadows, 0, Math.min(used, shadows.length), null);
    used = 0;
  }

  /** The strand sees what was released at a location. */
  void acquire(ExploredStrand c, int location) {
    if (location < used) {
      c.join(released[location]);
    }
  }

  /** The operation of the strand ends: whoever acquires what it touched sees what came before. */
  void release(ExploredStrand c) {
    for (int i = 0; i < c.touchedCount; i++) {
      if (!Operation.looks(c.touched[i] & Operation.ACCESS)) {
        int location = c.touched[i] >>> Operation.ACCESS_BITS;
        cover(location);
        int[] clock = released[location];
        if (clock == null || clock.length < c.clock.length) {
          int[] old = clock;
          clock = new int[c.clock.length];
          if (old != null) {
            System.arraycopy(old, 0, clock, 0, old.length);
          }
          released[location] = clock;
        }
        for (int k = 0; k < c.clock.length; k++) {
          if (c.clock[k] > clock[k]) {
            clock[k] = c.clock[k];
          }
        }
      }
    }
    if (c.touchedCount > 0) {
      c.tick();
    }
  }

  private void cover(int location) {
    if (location >= released.length) {
      int length = Math.max(location + 1, 2 * released.length);
      released = Arrays.copyOf(released, length);
      shadows = Arrays.copyOf(shadows, length);
    }
    used = Math.max(used, location + 1);
  }

  /** An access to a location of {@code o}. */
  void access(
      ExploredStrand c, @Nullable Object o, int location, boolean write, int field, int site) {
    cover(location);
    Shadow x = shadows[location];
    if (x == null) {
      x = new Shadow();
      shadows[location] = x;
    }
    int me = c.strand.id;
    if (x.writer >= 0 && x.writer != me && x.written > c.clockOf(x.writer)) {
      execution.race(o, field, x.writer, x.writeSite, true, me, site, write);
    }
    if (write) {
      checkReads(x, c, o, field, site);
      x.writer = me;
      x.written = c.clockOf(me);
      x.writeSite = site;
      x.reader = -1;
      x.readers = null;
    } else {
      read(x, c, me, site);
    }
  }

  private void checkReads(Shadow x, ExploredStrand c, @Nullable Object o, int field, int site) {
    int me = c.strand.id;
    int[] readers = x.readers;
    if (readers == null) {
      if (x.reader >= 0 && x.reader != me && x.read > c.clockOf(x.reader)) {
        execution.race(o, field, x.reader, x.readSite, false, me, site, true);
      }
      return;
    }
    int[] sites = x.readSites;
    for (int id = 0; id < readers.length; id++) {
      if (id != me && readers[id] > c.clockOf(id)) {
        execution.race(o, field, id, sites == null ? 0 : sites[id], false, me, site, true);
      }
    }
  }

  private static void read(Shadow x, ExploredStrand c, int me, int site) {
    int time = c.clockOf(me);
    int[] readers = x.readers;
    int[] sites = x.readSites;
    if (readers == null || sites == null) {
      if (x.reader < 0 || x.reader == me || x.read <= c.clockOf(x.reader)) {
        x.reader = me;
        x.read = time;
        x.readSite = site;
        return;
      }
      readers = new int[Math.max(me, x.reader) + 1];
      sites = new int[readers.length];
      readers[x.reader] = x.read;
      sites[x.reader] = x.readSite;
    } else if (me >= readers.length) {
      readers = Arrays.copyOf(readers, me + 1);
      sites = Arrays.copyOf(sites, me + 1);
    }
    readers[me] = time;
    sites[me] = site;
    x.readers = readers;
    x.readSites = sites;
  }
}
