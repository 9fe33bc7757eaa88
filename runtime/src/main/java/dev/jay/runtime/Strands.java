package dev.jay.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Which strand is this thread? An array indexed by the JVM's thread number, which is the fastest
 * answer there is (1 ns). Threads that are not controlled have no entry, and every hook does
 * nothing for them.
 */
final class Strands {
  private static volatile @Nullable Strand[] table = new Strand[256];

  /** One bit for each thread number that was a strand and has ended. */
  private static long[] ended = new long[8];

  private Strands() {}

  /** The running thread's strand, or null. */
  static @Nullable Strand current() {
    return of(Thread.currentThread());
  }

  /**
   * The running thread's strand if operations are to be controlled now: not outside, not passing
   * through.
   */
  static @Nullable Strand controlled() {
    Strand s = of(Thread.currentThread());
    return s == null || s.mode == 0 ? s : passing(s);
  }

  /** A strand that passes has no operations; one whose run is over has to go. */
  private static @Nullable Strand passing(Strand s) {
    if (s.mode == Strand.ENDED) {
      throw RunEnded.INSTANCE;
    }
    return null;
  }

  static @Nullable Strand of(Thread thread) {
    long tid = Raw.tid(thread);
    @Nullable Strand[] strands = table;
    return tid < strands.length ? strands[(int) tid] : null;
  }

  static synchronized void put(Strand s) {
    put(s, s.thread);
    if (s.face != s.thread) {
      put(s, s.face);
    }
  }

  private static void put(Strand s, Thread thread) {
    int tid = (int) Raw.tid(thread);
    if (tid >= table.length) {
      table = Arrays.copyOf(table, Math.max(tid + 1, 2 * table.length));
    }
    table[tid] = s;
    if (tid >>> 6 < ended.length) {
      ended[tid >>> 6] &= ~(1L << tid); // the number may have been another thread's
    }
  }

  static synchronized void remove(Strand s) {
    table[(int) Raw.tid(s.thread)] = null;
    table[(int) Raw.tid(s.face)] = null;
  }

  /** The strand has ended: it is forgotten, but not that there was one. */
  static synchronized void bury(Strand s) {
    remove(s);
    int tid = (int) Raw.tid(s.face);
    if (tid >>> 6 >= ended.length) {
      ended = Arrays.copyOf(ended, Math.max((tid >>> 6) + 1, 2 * ended.length));
    }
    ended[tid >>> 6] |= 1L << tid;
  }

  /**
   * Whether the thread was a strand and has ended as one; the JVM may still be busy with its
   * remains.
   */
  static synchronized boolean hasEnded(Thread thread) {
    long tid = Raw.tid(thread);
    return tid >>> 6 < ended.length && (ended[(int) (tid >>> 6)] & 1L << tid) != 0;
  }

  /** All strands that have not ended, by id. For reports. */
  static synchronized Strand[] all() {
    Strand[] found = new Strand[table.length];
    int count = 0;
    for (Strand s : table) {
      if (s != null) {
        found[count++] = s;
      }
    }
    Strand[] all = Arrays.copyOf(found, count);
    for (int i = 1; i < count; i++) {
      Strand s = all[i];
      int j = i;
      while (j > 0 && all[j - 1].id > s.id) {
        all[j] = all[j - 1];
        j--;
      }
      all[j] = s;
    }
    return all;
  }
}
