package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * The common pool of ForkJoin, which lives as long as the JVM: every run of a check gets one of its
 * own, so that neither its workers nor what they have not done reach into the next run. By
 * reflection, since nothing here may depend on those classes.
 */
public final class Pools {
  private static final String POOL = "java.util.concurrent.ForkJoinPool";

  private Pools() {}

  /** What takes the place of a pool that java.util.concurrent keeps in a static field. */
  public static @Nullable Object ofRun(@Nullable Object pool) {
    Strand s = Strands.current();
    if (s == null
        || s.mode != 0
        || pool == null
        || !s.sphere.supervisor.playsThreads()
        || !isCommon(pool)) {
      return pool;
    }
    Object own = s.sphere.numbers.commonPool;
    if (own == null) {
      s.mode++;
      own = make();
      s.mode--;
      s.sphere.numbers.commonPool = own;
    }
    return own;
  }

  /** What takes the place of the thread that CompletableFuture's timeouts wait in, up to 20. */
  public static @Nullable Object delayerOfRun(@Nullable Object delayer) {
    Strand s = Strands.current();
    if (s == null || s.mode != 0 || delayer == null || !s.sphere.supervisor.playsThreads()) {
      return delayer;
    }
    Object own = s.sphere.numbers.delayer;
    if (own == null) {
      s.mode++;
      own = makeLike(delayer);
      s.mode--;
      s.sphere.numbers.delayer = own;
    }
    return own;
  }

  /** Whether the run that the current thread belongs to has ended, and needs no more workers. */
  public static boolean isOver() {
    Strand s = Strands.current();
    return s != null && s.sphere.supervisor.isOver();
  }

  private static Object makeLike(Object delayer) {
    try {
      Class<?> c = delayer.getClass();
      Class<?> factory = Class.forName("java.util.concurrent.ThreadFactory");
      Object own =
          c.getConstructor(int.class, factory)
              .newInstance(1, c.getMethod("getThreadFactory").invoke(delayer));
      c.getMethod("setRemoveOnCancelPolicy", boolean.class).invoke(own, true);
      return own;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("java.util.concurrent.ScheduledThreadPoolExecutor", e);
    }
  }

  private static boolean isCommon(Object pool) {
    return pool.getClass().getName().equals(POOL) && pool == Holder.COMMON;
  }

  private static Object make() {
    try {
      Constructor<?> constructor = Class.forName(POOL).getConstructor(int.class);
      Object pool = constructor.newInstance(3);
      // The workers of a pool without a prefix are called those of the common pool.
      long prefix = Raw.U.objectFieldOffset(pool.getClass(), "workerNamePrefix");
      Raw.U.putReference(pool, prefix, null);
      return pool;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(POOL, e);
    }
  }

  /** Found when it is first asked for: by then the pool's class is initialised. */
  private static final class Holder {
    static final @Nullable Object COMMON = find();

    private Holder() {}

    private static @Nullable Object find() {
      try {
        Field field = Class.forName(POOL).getDeclaredField("common");
        return Raw.U.getReference(Raw.U.staticFieldBase(field), Raw.U.staticFieldOffset(field));
      } catch (ReflectiveOperationException e) {
        return null;
      }
    }
  }
}
