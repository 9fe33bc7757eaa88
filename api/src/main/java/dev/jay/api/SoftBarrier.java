package dev.jay.api;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Encourages the scheduler to run a group of threads together from a given point: put {@link
 * #await()} before the long computation that is to run in parallel.
 *
 * <pre>{@code
 * SoftBarrier barrier = SoftBarrier.of(threads);
 * ...                        // in each thread:
 * Block block = queue.take();
 * barrier.await();
 * compress(block);
 * }</pre>
 *
 * It is a hint: a thread that waits for a group which does not become complete goes on after a
 * while. That while is logical time, so it is the same in every run. Under plain {@code java}
 * nothing waits at all.
 */
public final class SoftBarrier {
  private static final ConcurrentHashMap<Object, SoftBarrier> KEYED = new ConcurrentHashMap<>();

  private final @Nullable Object group;

  private SoftBarrier(int groupSize, long timeoutNanos) {
    if (groupSize < 1) {
      throw new IllegalArgumentException("a group of " + groupSize + " threads");
    }
    if (timeoutNanos < 0) {
      throw new IllegalArgumentException("a negative timeout");
    }
    this.group = Agent.newGroup(groupSize, timeoutNanos);
  }

  /** A barrier for {@code groupSize} threads, with the default timeout. */
  public static SoftBarrier of(int groupSize) {
    return new SoftBarrier(groupSize, 0);
  }

  /**
   * A barrier for {@code groupSize} threads; the first to arrive waits for at most {@code timeout}
   * of logical time.
   */
  public static SoftBarrier of(int groupSize, Duration timeout) {
    return new SoftBarrier(groupSize, timeout.toNanos());
  }

  /**
   * Names a barrier by a key, for programs in which the threads share no object; again before each
   * use if need be.
   */
  public static void init(Object key, int groupSize) {
    KEYED.put(key, of(groupSize));
  }

  /** As {@link #init(Object, int)}, with a timeout. */
  public static void init(Object key, int groupSize, Duration timeout) {
    KEYED.put(key, of(groupSize, timeout));
  }

  /** Waits at the barrier of that key; does nothing if there is none. */
  public static void await(Object key) {
    SoftBarrier barrier = KEYED.get(key);
    if (barrier != null) {
      barrier.await();
    }
  }

  /** Waits until the group is complete or the timeout has passed. */
  public void await() {
    Agent.await(group);
  }
}
