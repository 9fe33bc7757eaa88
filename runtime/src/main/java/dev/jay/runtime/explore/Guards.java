package dev.jay.runtime.explore;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/**
 * Operations of java.util.concurrent that wait until something holds, seen from before: a strand
 * that stands before one whose gate is closed is not enabled. So a lock that is held need not be
 * tried in vain, which would make many schedules of one. Only where waiting cannot be told from not
 * having come yet: a fair lock, which keeps the order of arrival, has no gate.
 */
public final class Guards {
  /** No gate. */
  public static final int NONE = 0;

  /** ReentrantLock, and the write lock of ReentrantReadWriteLock: nobody else has it. */
  public static final int LOCK = 1;

  /** A read lock: nobody else writes. */
  public static final int READ_LOCK = 2;

  /** Semaphore: a permit is there. */
  public static final int PERMIT = 3;

  /** CountDownLatch: the count is zero. */
  public static final int LATCH = 4;

  /** ArrayBlockingQueue, LinkedBlockingQueue, LinkedBlockingDeque: there is room. */
  public static final int ROOM = 5;

  /** These and PriorityBlockingQueue: something is in it. */
  public static final int ELEMENT = 6;

  /** FutureTask: it is done. */
  public static final int DONE = 7;

  private static final String LOCKS = "java.util.concurrent.locks.";
  private static final Class<?> SYNCHRONIZER = find(LOCKS + "AbstractQueuedSynchronizer");
  private static final long STATE = Raw.U.objectFieldOffset(SYNCHRONIZER, "state");
  private static final long OWNER =
      Raw.U.objectFieldOffset(find(LOCKS + "AbstractOwnableSynchronizer"), "exclusiveOwnerThread");
  private static final Class<?> FUTURE = find("java.util.concurrent.FutureTask");
  private static final long FUTURE_STATE = Raw.U.objectFieldOffset(FUTURE, "state");
  private static final Class<?> ARRAY_QUEUE = find("java.util.concurrent.ArrayBlockingQueue");
  private static final long ARRAY_COUNT = Raw.U.objectFieldOffset(ARRAY_QUEUE, "count");
  private static final long ARRAY_ITEMS = Raw.U.objectFieldOffset(ARRAY_QUEUE, "items");
  private static final Class<?> LINKED_QUEUE = find("java.util.concurrent.LinkedBlockingQueue");
  private static final long LINKED_COUNT = Raw.U.objectFieldOffset(LINKED_QUEUE, "count");
  private static final long LINKED_CAPACITY = Raw.U.objectFieldOffset(LINKED_QUEUE, "capacity");
  private static final Class<?> DEQUE = find("java.util.concurrent.LinkedBlockingDeque");
  private static final long DEQUE_COUNT = Raw.U.objectFieldOffset(DEQUE, "count");
  private static final long DEQUE_CAPACITY = Raw.U.objectFieldOffset(DEQUE, "capacity");
  private static final Class<?> PRIORITY_QUEUE = find("java.util.concurrent.PriorityBlockingQueue");
  private static final long PRIORITY_SIZE = Raw.U.objectFieldOffset(PRIORITY_QUEUE, "size");
  private static final Class<?> ATOMIC = find("java.util.concurrent.atomic.AtomicInteger");
  private static final long ATOMIC_VALUE = Raw.U.objectFieldOffset(ATOMIC, "value");

  private Guards() {}

  private static Class<?> find(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Whether the gate is to be heeded for that object. */
  static boolean holds(int gate, @Nullable Object target) {
    if (target == null || gate > PERMIT) {
      return target != null;
    }
    return !isFair(target);
  }

  private static boolean isFair(Object target) {
    Object sync = CanonicalTargets.of(target);
    return sync == null || sync.getClass().getName().endsWith("$FairSync");
  }

  /** Whether the operation would not have to wait, or would be interrupted. */
  static boolean isOpen(int gate, Object target, Strand s) {
    return !holds(gate, target) || isOpen(gate, target, s.thread) || s.isInterrupted();
  }

  private static boolean isOpen(int gate, Object target, Thread thread) {
    switch (gate) {
      case LOCK:
        return state(target) == 0 || owner(target) == thread;
      case READ_LOCK:
        return (state(target) & 0xFFFF) == 0 || owner(target) == thread;
      case PERMIT:
        return state(target) > 0;
      case LATCH:
        return state(target) == 0;
      case DONE:
        return Raw.U.getIntVolatile(target, FUTURE_STATE) > 1;
      case ELEMENT:
        return count(target) > 0;
      case ROOM:
        return count(target) < capacity(target);
      default:
        return true;
    }
  }

  private static int state(Object target) {
    Object sync = CanonicalTargets.of(target);
    return sync == null ? 0 : Raw.U.getIntVolatile(sync, STATE);
  }

  private static @Nullable Object owner(Object target) {
    Object sync = CanonicalTargets.of(target);
    return sync == null ? null : Raw.U.getReferenceVolatile(sync, OWNER);
  }

  private static int count(Object queue) {
    if (ARRAY_QUEUE.isInstance(queue)) {
      return Raw.U.getIntVolatile(queue, ARRAY_COUNT);
    }
    if (LINKED_QUEUE.isInstance(queue)) {
      return Raw.U.getIntVolatile(Raw.U.getReference(queue, LINKED_COUNT), ATOMIC_VALUE);
    }
    if (DEQUE.isInstance(queue)) {
      return Raw.U.getIntVolatile(queue, DEQUE_COUNT);
    }
    return PRIORITY_QUEUE.isInstance(queue) ? Raw.U.getIntVolatile(queue, PRIORITY_SIZE) : 1;
  }

  private static int capacity(Object queue) {
    if (ARRAY_QUEUE.isInstance(queue)) {
      return ((Object[]) Raw.U.getReference(queue, ARRAY_ITEMS)).length;
    }
    if (LINKED_QUEUE.isInstance(queue)) {
      return Raw.U.getIntVolatile(queue, LINKED_CAPACITY);
    }
    return DEQUE.isInstance(queue)
        ? Raw.U.getIntVolatile(queue, DEQUE_CAPACITY)
        : Integer.MAX_VALUE;
  }
}
