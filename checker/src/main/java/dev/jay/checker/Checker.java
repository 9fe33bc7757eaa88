package dev.jay.checker;

import dev.jay.runtime.Execution;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs a body again and again under different schedules. The way in for tests and for the CLI. */
public final class Checker {
  private Checker() {}

  /** Whether this JVM has Jay's agent in check mode; without it nothing can be checked. */
  public static boolean available() {
    try {
      return Execution.isAvailable();
    } catch (NoClassDefFoundError noAgent) {
      return false;
    }
  }

  /** Explores the schedules of {@code body}. */
  public static Verdict check(Body body, CheckOptions options) {
    return hosted(() -> new Exploring(body, options).explore());
  }

  /** Repeats the schedule that {@code file} holds. */
  @SuppressWarnings("DoNotCallSuggester")
  public static Verdict replay(Body body, Path file) {
    throw new UnsupportedOperationException("replay " + file);
  }

  /** What is done in a thread of its own. */
  private interface Hosted {
    Verdict run() throws Exception;
  }

  /**
   * The first strand of every run is a thread of Jay's: if it cannot be brought back from where the
   * body went, the caller still can.
   */
  private static Verdict hosted(Hosted work) {
    if (!available()) {
      throw new IllegalStateException(
          "Jay's agent is not there in check mode. Add to the JVM's options:"
              + " -javaagent:<path>/jay-agent.jar=check");
    }
    AtomicReference<@Nullable Object> result = new AtomicReference<>();
    Thread host =
        new Thread(
            () -> {
              try {
                result.set(work.run());
              } catch (Throwable e) {
                result.set(e);
              }
            },
            "jay-check");
    host.start();
    boolean interrupted = false;
    for (; ; ) {
      try {
        host.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    Object value = result.get();
    if (value instanceof Verdict verdict) {
      return verdict;
    }
    throw new IllegalStateException("the check itself failed: " + value, (Throwable) value);
  }
}
