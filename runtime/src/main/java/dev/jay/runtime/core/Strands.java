package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * Which strand is this thread? An array indexed by the JVM's thread number, which is the fastest
 * answer there is (1 ns). Threads that are not controlled have no entry, and every hook does
 * nothing for them.
 *
 * <p>Small numbers have an array of their own that never grows: for the compiler it is a constant,
 * and so are its address and its length.
 */
public final class Strands {
  private static final @Nullable Strand[] small = new Strand[1 << 12];

  /** The numbers from there on. */
  private static volatile @Nullable Strand[] large = new Strand[0];

  /** All numbers of strands so far are below. */
  private static int end;

  /** One bit for each thread number that was a strand and has ended. */
  private static long[] ended = new long[8];

  private Strands() {}

  /** The running thread's strand, or null. */
  @ForceInline
  public static @Nullable Strand current() {
    return of(Thread.currentThread());
  }

  /**
   * The running thread's strand if operations are to be controlled now: not outside, not passing
   * through.
   */
  @ForceInline
  public static @Nullable Strand controlled() {
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

  @ForceInline
  public static @Nullable Strand of(Thread thread) {
    long tid = Raw.tid(thread);
    int i = (int) tid & (small.length - 1);
    return i == tid ? small[i] : ofLarge(tid);
  }

  @DontInline
  private static @Nullable Strand ofLarge(long tid) {
    @Nullable Strand[] strands = large;
    long i = tid - small.length;
    return i < strands.length ? strands[(int) i] : null;
  }

  /** The strand of the thread with that number, or null. */
  static @Nullable Strand of(long tid) {
    return tid < small.length ? small[(int) tid] : ofLarge(tid);
  }

  private static void set(int tid, @Nullable Strand s) {
    end = Math.max(end, tid + 1);
    if (tid < small.length) {
      small[tid] = s;
      return;
    }
    int i = tid - small.length;
    if (i >= large.length) {
      large = Arrays.copyOf(large, Math.max(i + 1, 2 * large.length));
    }
    large[i] = s;
  }

  public static synchronized void put(Strand s) {
    put(s, s.thread);
    if (s.face != s.thread) {
      put(s, s.face);
    }
  }

  private static void put(Strand s, Thread thread) {
    int tid = (int) Raw.tid(thread);
    set(tid, s);
    if (tid >>> 6 < ended.length) {
      ended[tid >>> 6] &= ~(1L << tid); // the number may have been another thread's
    }
  }

  public static synchronized void remove(Strand s) {
    set((int) Raw.tid(s.thread), null);
    set((int) Raw.tid(s.face), null);
  }

  /** The strand has ended: it is forgotten, but not that there was one. */
  public static synchronized void bury(Strand s) {
    remove(s);
    int tid = (int) Raw.tid(s.face);
    if (tid >>> 6 >= ended.length) {
      ended = Arrays.copyOf(ended, Math.max((tid >>> 6) + 1, 2 * ended.length));
    }
    ended[tid >>> 6] |= 1L << tid;
  }

  /** Whether a strand that has not ended has that number. */
  public static boolean isTaken(long tid) {
    return of(tid) != null;
  }

  /**
   * Whether the thread was a strand and has ended as one; the JVM may still be busy with its
   * remains.
   */
  public static synchronized boolean hasEnded(Thread thread) {
    long tid = Raw.tid(thread);
    return tid >>> 6 < ended.length && (ended[(int) (tid >>> 6)] & 1L << tid) != 0;
  }

  /** No strand keeps an object alive for having used it lately. */
  public static synchronized void forgetRecent() {
    for (int tid = 0; tid < end; tid++) {
      Strand s = of(tid);
      if (s != null) {
        s.forgetRecent();
      }
    }
  }

  /** All strands that have not ended, by id. For reports. */
  static synchronized Strand[] all() {
    Strand[] found = new Strand[end];
    int count = 0;
    for (int tid = 0; tid < end; tid++) {
      Strand s = of(tid);
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
