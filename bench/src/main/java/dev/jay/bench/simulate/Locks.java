package dev.jay.bench.simulate;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Who has which lock or monitor, and who waits for it. A lock that becomes free goes to the first
 * that waits, or to nobody: then that one is woken and tries again, but for a few times only, as in
 * the runtime's MonitorTable.
 */
final class Locks {
  private static final int MOST_OVERTAKEN = 2;

  private final @Nullable Lock[] locks;
  private final boolean isBarging;

  private static final class Lock {
    @Nullable Actor owner;
    int count;
    final ArrayDeque<Actor> waiting = new ArrayDeque<>(2);
  }

  Locks(int targets, boolean isBarging) {
    this.locks = new @Nullable Lock[targets];
    this.isBarging = isBarging;
  }

  private Lock lock(int target) {
    Lock lock = locks[target];
    if (lock == null) {
      lock = new Lock();
      locks[target] = lock;
    }
    return lock;
  }

  /** {@code s} takes the lock so many times more; false if another one has it. */
  boolean take(Actor s, int target, int count) {
    Lock lock = lock(target);
    if (lock.owner != null && lock.owner != s) {
      return false;
    }
    lock.owner = s;
    lock.count += count;
    return true;
  }

  /** {@code s} waits for it. */
  void await(Actor s, int target) {
    lock(target).waiting.add(s);
  }

  /** Whether {@code s} has it. */
  boolean has(Actor s, int target) {
    Lock lock = locks[target];
    return lock != null && lock.owner == s;
  }

  /**
   * {@code s} gives it back once, or for good. Who waits and is to go on, with the lock or to try
   * again; null if there is nobody.
   */
  @Nullable Actor release(Actor s, int target, boolean wholly) {
    Lock lock = lock(target);
    if (lock.owner != s) {
      return null; // it was its own when it was taken, and nobody was told
    }
    lock.count = wholly ? 0 : lock.count - 1;
    if (lock.count > 0) {
      return null;
    }
    lock.owner = null;
    Actor heir = lock.waiting.poll();
    if (heir != null && (!isBarging || heir.overtaken >= MOST_OVERTAKEN)) {
      lock.owner = heir;
      lock.count = heir.wantedCount;
      heir.wantedLock = 0;
    }
    return heir;
  }

  /** How often {@code s} has it. */
  int count(int target) {
    return lock(target).count;
  }

  /** {@code s}, which waits for it, gets it whoever has it. */
  void seize(Actor s) {
    Lock lock = lock(s.wantedLock);
    lock.waiting.remove(s);
    lock.owner = s;
    lock.count = s.wantedCount;
    s.wantedLock = 0;
  }
}
