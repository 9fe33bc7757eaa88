package dev.jay.checker;

import dev.jay.checker.failure.SaveSettings;
import dev.jay.checker.failure.ScheduleReplay;
import dev.jay.checker.search.Estimate;
import dev.jay.checker.work.LocalWorker;
import dev.jay.checker.work.RemoteWorker;
import dev.jay.runtime.explore.Execution;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
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

  /** Says something to the user, on standard error, since a green test shows nothing else. */
  public static void say(String line) {
    System.err.println("jay: " + line);
  }

  /** Explores the schedules of {@code body}. */
  public static Verdict check(Body body, CheckOptions options) {
    return hosted(() -> new Check(body::run, options).explore());
  }

  /** Does the tasks that another JVM sends, see {@link RemoteWorker}. */
  static void serve(InputStream tasks, OutputStream results, Body body, CheckOptions options) {
    hosted(
        () -> {
          try (LocalWorker local = new LocalWorker(body::run, options.workerSettings(), () -> {})) {
            RemoteWorker.serve(tasks, results, local);
          }
          return "";
        });
  }

  /** Repeats the schedule that {@code file} holds. */
  public static Verdict replay(Body body, Path file, CheckOptions options) throws IOException {
    ScheduleReplay.read(file); // what is wrong with it is the caller's to hear
    SaveSettings settings = options.workerSettings().saving();
    return hosted(
        () -> verdict(ScheduleReplay.replay(body::run, file, options.strictEnd(), settings)));
  }

  private static Verdict verdict(ScheduleReplay.Result replayed) {
    return new Verdict(
        replayed.failure() == null ? Verdict.Kind.NO_FAILURE_WITHIN_BOUND : Verdict.Kind.FAILED,
        "replay",
        0,
        1,
        1,
        Estimate.NONE,
        replayed.seconds(),
        "the end of the schedule",
        replayed.failure(),
        replayed.remarks());
  }

  /** What is done in a thread of its own. */
  private interface Hosted<T> {
    T run() throws Exception;
  }

  /**
   * The first strand of every run is a thread of Jay's: if it cannot be brought back from where the
   * body went, the caller still can. Nobody waits for its end: what runs that were given up have
   * left open, such as a scope of structured tasks, may keep it for ever.
   */
  private static <T> T hosted(Hosted<T> work) {
    if (!available()) {
      throw new IllegalStateException(
          "Jay's agent is not there in check mode. Add to the JVM's options:"
              + " -javaagent:<path>/jay-agent.jar=check");
    }
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    CountDownLatch done = new CountDownLatch(1);
    Thread host =
        new Thread(
            () -> {
              try {
                result.set(work.run());
              } catch (Throwable e) {
                failure.set(e);
              } finally {
                done.countDown();
              }
            },
            "main");
    host.start();
    boolean interrupted = false;
    for (; ; ) {
      try {
        done.await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    T value = result.get();
    if (value == null) {
      throw new IllegalStateException("the check itself failed: " + failure, failure.get());
    }
    return value;
  }
}
