package dev.jay.runtime.explore;

import dev.jay.runtime.jvm.Raw;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Which object stands for the state that a method of the JDK works on. A lock and its conditions
 * share the synchronizer inside; an iterator or view works on its collection; most classes keep
 * their state to themselves. Of what is not known here nothing is assumed: the answer is null, and
 * the operation depends on all others.
 */
final class CanonicalTargets {
  private static final long SELF = -1;
  private static final long UNKNOWN = -2;
  private static final long SHARED = -3;

  /**
   * Stands for all pools, tasks and stages of ForkJoin: workers take each other's tasks, and stages
   * run those that depend on them.
   */
  static final Object FORK_JOIN = new Object();

  private static final String[] OF_FORK_JOIN = {
    "java.util.concurrent.ForkJoinPool",
    "java.util.concurrent.ForkJoinPool$WorkQueue",
    "java.util.concurrent.ForkJoinTask",
    "java.util.concurrent.ForkJoinWorkerThread",
    "java.util.concurrent.CompletableFuture",
  };

  /** Classes whose methods touch only their object and what is inside it or has hooks itself. */
  private static final String[] OWN_STATE = {
    "java.util.concurrent.atomic.AtomicBoolean",
    "java.util.concurrent.atomic.AtomicInteger",
    "java.util.concurrent.atomic.AtomicLong",
    "java.util.concurrent.atomic.AtomicReference",
    "java.util.concurrent.atomic.AtomicIntegerArray",
    "java.util.concurrent.atomic.AtomicLongArray",
    "java.util.concurrent.atomic.AtomicReferenceArray",
    "java.util.concurrent.atomic.AtomicMarkableReference",
    "java.util.concurrent.atomic.AtomicStampedReference",
    "java.util.concurrent.atomic.LongAdder",
    "java.util.concurrent.atomic.LongAccumulator",
    "java.util.concurrent.atomic.DoubleAdder",
    "java.util.concurrent.atomic.DoubleAccumulator",
    "java.util.concurrent.locks.AbstractQueuedSynchronizer",
    "java.util.concurrent.locks.AbstractQueuedLongSynchronizer",
    "java.util.concurrent.locks.StampedLock",
    "java.util.concurrent.CyclicBarrier",
    "java.util.concurrent.Exchanger",
    "java.util.concurrent.ArrayBlockingQueue",
    "java.util.concurrent.LinkedBlockingQueue",
    "java.util.concurrent.LinkedBlockingDeque",
    "java.util.concurrent.PriorityBlockingQueue",
    "java.util.concurrent.DelayQueue",
    "java.util.concurrent.SynchronousQueue",
    "java.util.concurrent.LinkedTransferQueue",
    "java.util.concurrent.ConcurrentLinkedQueue",
    "java.util.concurrent.ConcurrentLinkedDeque",
    "java.util.concurrent.ConcurrentHashMap",
    "java.util.concurrent.ConcurrentSkipListMap",
    "java.util.concurrent.CopyOnWriteArrayList",
    "java.util.concurrent.ThreadPoolExecutor",
    "java.util.concurrent.ThreadPoolExecutor$Worker",
    "java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue",
    "java.util.concurrent.FutureTask",
    "java.lang.Thread",
  };

  /** Classes whose state is in an object that a field names, and the field. */
  private static final String[][] INSIDE = {
    {"java.util.concurrent.locks.ReentrantLock", "sync"},
    {"java.util.concurrent.locks.ReentrantReadWriteLock", "sync"},
    {"java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock", "sync"},
    {"java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock", "sync"},
    {"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject", "this$0"},
    {"java.util.concurrent.locks.AbstractQueuedLongSynchronizer$ConditionObject", "this$0"},
    {"java.util.concurrent.Semaphore", "sync"},
    {"java.util.concurrent.CountDownLatch", "sync"},
    {"java.util.concurrent.Phaser", "root"},
    {"java.util.concurrent.ConcurrentSkipListSet", "m"},
    {"java.util.concurrent.CopyOnWriteArraySet", "al"},
  };

  private static final IdentityHashMap<Class<?>, Long> KNOWN = new IdentityHashMap<>();

  private CanonicalTargets() {}

  static @Nullable Object of(Object target) {
    Object at = target;
    for (; ; ) { // a view may be of a view
      long where = where(at.getClass());
      if (where < 0) {
        return where == SELF ? at : where == SHARED ? FORK_JOIN : null;
      }
      Object inside = Raw.U.getReference(at, where);
      if (inside == null || inside == at) {
        return inside;
      }
      at = inside;
    }
  }

  private static synchronized long where(Class<?> c) {
    Long known = KNOWN.get(c);
    if (known == null) {
      known = find(c);
      KNOWN.put(c, known);
    }
    return known;
  }

  private static long find(Class<?> c) {
    for (@Nullable Class<?> k = c; k != null; k = k.getSuperclass()) {
      String name = k.getName();
      if (isOneOf(name, OWN_STATE)) {
        return SELF;
      }
      if (isOneOf(name, OF_FORK_JOIN)) {
        return SHARED;
      }
      for (String[] entry : INSIDE) {
        if (entry[0].equals(name)) {
          return Raw.U.objectFieldOffset(k, entry[1]);
        }
      }
    }
    return outer(c);
  }

  /** For an iterator or view of a collection, where it keeps the collection. */
  private static long outer(Class<?> c) {
    int inner = c.getName().indexOf('$');
    if (inner > 0 && isOneOf(c.getName().substring(0, inner), OWN_STATE)) {
      for (@Nullable Class<?> k = c; k != null && k != Object.class; k = k.getSuperclass()) {
        for (String field : new String[] {"this$0", "map", "m", "list"}) {
          try {
            return Raw.U.objectFieldOffset(k.getDeclaredField(field));
          } catch (NoSuchFieldException e) {
            // Look for the next. No InternalError here: the JVM drops scoped values for each.
          }
        }
      }
    }
    return UNKNOWN;
  }

  private static boolean isOneOf(String name, String[] names) {
    for (String n : names) {
      if (n.equals(name)) {
        return true;
      }
    }
    return false;
  }
}
