package dev.jay.agent;

import dev.jay.runtime.explore.Guards;
import dev.jay.trace.Operation;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;

/**
 * Regions as the checker wants them: told apart by what they do to their object. Two methods that
 * only look can change places without anybody seeing it; a method that hands out a part of the
 * object which never changes is no operation at all.
 */
final class Regional {
  private static final Set<String> LOOKS =
      Set.of(
          "get",
          "getPlain",
          "getAcquire",
          "getOpaque",
          "getReference",
          "getStamp",
          "isMarked",
          "intValue",
          "longValue",
          "floatValue",
          "doubleValue",
          "sum",
          "size",
          "mappingCount",
          "isEmpty",
          "contains",
          "containsKey",
          "containsValue",
          "containsAll",
          "getOrDefault",
          "peek",
          "peekFirst",
          "peekLast",
          "remainingCapacity",
          "toArray",
          "toString",
          "hashCode",
          "equals",
          "isLocked",
          "isHeldByCurrentThread",
          "getHoldCount",
          "hasQueuedThreads",
          "getQueueLength",
          "availablePermits",
          "getCount",
          "isBroken",
          "getPhase",
          "isTerminated",
          "isShutdown");

  private static final Set<String> CONSTANTS =
      Set.of("readLock", "writeLock", "newCondition", "length", "isFair", "getParties");

  private static final String ATOMICS = "java/util/concurrent/atomic/";

  private Regional() {}

  static MethodVisitor wrap(
      MethodVisitor mv,
      @Nullable String owner,
      String className,
      String name,
      String descriptor,
      int kind) {
    boolean stamped = className.endsWith("StampedLock"); // its readLock is no mere getter
    if (owner != null && !stamped && CONSTANTS.contains(name)) {
      return mv;
    }
    int gated = gated(className, name + descriptor, kind);
    if (gated >= 0) {
      return Wraps.region(mv, owner, gated);
    }
    boolean looks =
        LOOKS.contains(name)
            && !(name.equals("get") && blocks(className))
            && !className.startsWith("java/util/concurrent/ForkJoin")
            && !className.startsWith("java/util/concurrent/CompletableFuture");
    int access = looks ? Operation.READ : Operation.WRITE;
    return Wraps.region(mv, owner, Operation.of(kind, access, 0));
  }

  /** The operation of a method that waits for something, or gives it; -1 for others. */
  private static int gated(String className, String method, int kind) {
    switch (className.substring(className.lastIndexOf('/') + 1)) {
      case "ReentrantLock":
      case "ReentrantReadWriteLock$WriteLock":
        return gated(method, "lock()V lockInterruptibly()V", Operation.ACQUIRE, Guards.LOCK, kind);
      case "ReentrantReadWriteLock$ReadLock":
        return gated(
            method, "lock()V lockInterruptibly()V", Operation.AWAIT, Guards.READ_LOCK, kind);
      case "Semaphore":
        return gated(
            method, "acquire()V acquireUninterruptibly()V", Operation.ACQUIRE, Guards.PERMIT, kind);
      case "CountDownLatch":
        return gated(method, "await()V", Operation.AWAIT, Guards.LATCH, kind);
      case "FutureTask":
        return gated(method, "get()Ljava/lang/Object;", Operation.AWAIT, Guards.DONE, kind);
      case "ArrayBlockingQueue":
      case "LinkedBlockingQueue":
      case "LinkedBlockingDeque":
      case "PriorityBlockingQueue":
        int put = gated(method, "put(Ljava/lang/Object;)V", Operation.WRITE, Guards.ROOM, kind);
        return put >= 0
            ? put
            : gated(method, "take()Ljava/lang/Object;", Operation.WRITE, Guards.ELEMENT, kind);
      default:
        return -1;
    }
  }

  private static int gated(String method, String waiting, int access, int gate, int kind) {
    if (method.equals("unlock()V")) {
      return Operation.of(kind, Operation.RELEASE, gate); // the gate: of a fair lock it is a write
    }
    if (method.startsWith("release(") || method.equals("countDown()V")) {
      return Operation.of(kind, Operation.RELEASE, Guards.NONE);
    }
    return (" " + waiting + " ").contains(" " + method + " ")
        ? Operation.of(kind, access, gate)
        : -1;
  }

  /** Whether {@code get} of that class waits: then it is more than a look. */
  private static boolean blocks(String className) {
    return !className.startsWith(ATOMICS)
        && (className.contains("Future") || className.contains("Task"));
  }
}
