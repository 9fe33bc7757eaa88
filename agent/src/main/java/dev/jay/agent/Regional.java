package dev.jay.agent;

import dev.jay.runtime.Operation;
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
      MethodVisitor mv, @Nullable String owner, String className, String name, int kind) {
    if (owner != null && CONSTANTS.contains(name)) {
      return mv;
    }
    boolean looks =
        LOOKS.contains(name)
            && !(name.equals("get") && blocks(className))
            && !className.startsWith("java/util/concurrent/ForkJoin")
            && !className.startsWith("java/util/concurrent/CompletableFuture");
    int access = looks ? Operation.READ : Operation.WRITE;
    return Wraps.region(mv, owner, Operation.of(kind, access, 0));
  }

  /** Whether {@code get} of that class waits: then it is more than a look. */
  private static boolean blocks(String className) {
    return !className.startsWith(ATOMICS)
        && (className.contains("Future") || className.contains("Task"));
  }
}
