package dev.jay.programs;

/**
 * Threads for programs that are right or wrong: what a thread throws stays uncaught, as in any
 * program, and a condition that must hold is checked whether assertions are on or not.
 */
public final class Together {
  private static final String[] NAMES = {"one", "two", "three"};

  /** What one thread does. */
  public interface Body {
    void run() throws Exception;
  }

  private Together() {}

  /** Starts a thread for each body, named one, two, three, and joins them in this order. */
  public static void run(Body... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      threads[i] = new Thread(unchecked(bodies[i]), NAMES[i]);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** Starts numbered threads and joins none. */
  public static Thread[] start(int count, Workers.Body body) {
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      int worker = i;
      threads[i] = new Thread(unchecked(() -> body.run(worker)), "worker-" + i);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    return threads;
  }

  /** The body as a Runnable; a checked exception comes out as the cause of an unchecked one. */
  public static Runnable unchecked(Body body) {
    return () -> {
      try {
        body.run();
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    };
  }

  /** Throws an AssertionError with the message when the condition does not hold. */
  public static void require(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
