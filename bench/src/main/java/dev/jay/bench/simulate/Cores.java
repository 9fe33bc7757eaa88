package dev.jay.bench.simulate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Time: those who compute share the cores, each as much as every other, as an operating system
 * shares them out over some milliseconds; whoever waits for a time to pass needs no core.
 *
 * <p>All who compute are equally fast at any moment, so there is a clock that goes at that pace,
 * and on it the end of a computation is fixed when it begins, whatever others do. Two heaps, by
 * that clock and by real time.
 */
final class Cores {
  private final int cores;
  private final Heap computing = new Heap();
  private final Heap sleeping = new Heap();
  private int running;
  private int most; // that ever computed at once
  private double now; // nanoseconds
  private double clock; // the cores'

  Cores(int cores) {
    this.cores = cores;
  }

  double now() {
    return now;
  }

  double clock() {
    return clock;
  }

  /** How many computed at once at most: more cores than that make no difference. */
  int most() {
    return most;
  }

  private double pace() {
    return running <= cores ? 1 : (double) cores / running;
  }

  /** {@code s} has a core, or its part of one, for so long. */
  void compute(Actor s, long nanos) {
    most = Math.max(most, ++running);
    s.doneAt = clock + nanos;
    computing.add(s, s.doneAt);
  }

  /** {@code s}, which computes, is to stop or go on up to another point of the cores' clock. */
  void computeUpTo(Actor s, double point) {
    s.version++;
    s.doneAt = point;
    computing.add(s, point);
  }

  /** {@code s} does nothing for so long. */
  void sleep(Actor s, long nanos) {
    sleeping.add(s, now + nanos);
  }

  /** Goes on to the next event: whose it is; null if there is none. */
  @Nullable Actor next() {
    Actor computes = computing.first();
    Actor sleeps = sleeping.first();
    if (computes == null && sleeps == null) {
      return null;
    }
    double pace = pace();
    double end = computes == null ? Double.MAX_VALUE : now + (computing.key() - clock) / pace;
    if (sleeps != null && sleeping.key() <= end) {
      double key = Math.max(sleeping.key(), now);
      clock += running == 0 ? 0 : (key - now) * pace;
      now = key;
      sleeping.remove();
      return sleeps;
    }
    clock = computing.key();
    now = Math.max(now, end);
    computing.remove();
    running--;
    return computes;
  }

  /** The next event of each strand; old versions are passed over. */
  private static final class Heap {
    private double[] keys = new double[64];
    private long[] ties = new long[64];
    private int[] versions = new int[64];
    private @Nullable Actor[] actors = new @Nullable Actor[64];
    private int size;
    private long added;

    void add(Actor s, double key) {
      if (size == keys.length) {
        keys = Arrays.copyOf(keys, 2 * size);
        ties = Arrays.copyOf(ties, 2 * size);
        versions = Arrays.copyOf(versions, 2 * size);
        actors = Arrays.copyOf(actors, 2 * size);
      }
      int at = size++;
      long tie = added++;
      while (at > 0) {
        int parent = (at - 1) / 2;
        if (!isBefore(key, tie, parent)) {
          break;
        }
        move(parent, at);
        at = parent;
      }
      put(at, key, tie, s, s.version);
    }

    private boolean isBefore(double key, long tie, int other) {
      return key < keys[other] || (key == keys[other] && tie < ties[other]);
    }

    private void move(int from, int to) {
      keys[to] = keys[from];
      ties[to] = ties[from];
      versions[to] = versions[from];
      actors[to] = actors[from];
    }

    private void put(int at, double key, long tie, @Nullable Actor s, int version) {
      keys[at] = key;
      ties[at] = tie;
      actors[at] = s;
      versions[at] = version;
    }

    @Nullable Actor first() {
      while (size > 0) {
        Actor s = actors[0];
        if (s != null && s.version == versions[0]) {
          return s;
        }
        remove();
      }
      return null;
    }

    double key() {
      return keys[0];
    }

    void remove() {
      int last = --size;
      double key = keys[last];
      long tie = ties[last];
      Actor s = actors[last];
      int version = versions[last];
      actors[last] = null;
      if (last == 0) {
        return;
      }
      int at = 0;
      for (; ; ) {
        int child = 2 * at + 1;
        if (child >= last) {
          break;
        }
        if (child + 1 < last && isBefore(keys[child + 1], ties[child + 1], child)) {
          child++;
        }
        if (isBefore(key, tie, child)) {
          break;
        }
        move(child, at);
        at = child;
      }
      put(at, key, tie, s, version);
    }
  }
}
