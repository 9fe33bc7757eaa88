package dev.jay.programs;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Virtual threads by reflection: the programs are compiled for a JDK that has none. */
public final class VirtualThreads {
  /** What a program does where there are virtual threads. */
  public interface Body {
    void run() throws Exception;
  }

  private VirtualThreads() {}

  /** Runs the body, or says that this JDK has no virtual threads. */
  public static void run(Body body) throws Exception {
    if (Runtime.version().feature() < 21) {
      System.out.println("no virtual threads");
      return;
    }
    body.run();
  }

  /** Runs the body in {@code count} virtual threads named worker-0, ..., and joins them. */
  public static void workers(int count, Workers.Body body) throws Exception {
    ThreadFactory factory = factory("worker-");
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      int worker = i;
      threads[i] = factory.newThread(() -> unchecked(() -> body.run(worker)));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** A factory of virtual threads, named with this prefix and a number from 0. */
  public static ThreadFactory factory(String prefix) throws Exception {
    Object builder = builder("ofVirtual");
    call(builder, "name", new Class<?>[] {String.class, long.class}, prefix, 0L);
    return (ThreadFactory) call(builder, "factory", new Class<?>[0]);
  }

  /** An executor that starts a virtual thread of the factory for every task. */
  public static ExecutorService executor(ThreadFactory factory) throws Exception {
    return (ExecutorService)
        Executors.class
            .getMethod("newThreadPerTaskExecutor", ThreadFactory.class)
            .invoke(null, factory);
  }

  /** {@code Thread.ofVirtual()} or {@code Thread.ofPlatform()}. */
  public static Object builder(String kind) throws Exception {
    return Thread.class.getMethod(kind).invoke(null);
  }

  /** Calls a public method of a thread builder. */
  public static Object call(Object builder, String name, Class<?>[] types, Object... arguments)
      throws Exception {
    for (String kind : new String[] {"OfPlatform", "OfVirtual"}) {
      Class<?> type = Class.forName("java.lang.Thread$Builder$" + kind);
      if (type.isInstance(builder)) {
        return type.getMethod(name, types).invoke(builder, arguments);
      }
    }
    throw new IllegalArgumentException(builder + " is not a thread builder");
  }

  private static void unchecked(Body body) {
    try {
      body.run();
    } catch (RuntimeException e) {
      throw e;
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
