package dev.jay.api;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A part of a program that is recorded, or replayed, by itself (CAPO's replay sphere): one test,
 * one request, one plugin.
 *
 * <pre>{@code
 * try (Sphere sphere = Sphere.record(Path.of("bug.jay"))) {
 *   transferMoney(); // this thread, and all that are started inside
 * }
 * }</pre>
 *
 * The file replays with {@link #replay} around the same code. The JVM needs the agent with the
 * option {@code spheres}; without it nothing is recorded, and {@link #isAvailable} says so. Threads
 * that were started before are outside; what they do to those inside is recorded as coming from
 * there.
 */
public final class Sphere implements AutoCloseable {
  private final @Nullable Object part;

  private Sphere(@Nullable Object part) {
    this.part = part;
  }

  /** Whether the agent is there to record and replay. */
  public static boolean isAvailable() {
    return Agent.hasSpheres();
  }

  /** From here to {@link #close}, this thread and all that it starts are recorded in that file. */
  public static Sphere record(Path file) throws IOException {
    return new Sphere(Agent.openSphere(file.toString(), false));
  }

  /** From here to {@link #close}, this thread and all that it starts repeat that recording. */
  public static Sphere replay(Path file) throws IOException {
    return new Sphere(Agent.openSphere(file.toString(), true));
  }

  /** Ends it, in the thread that has opened it. */
  @Override
  public void close() {
    Agent.closeSphere(part);
  }
}
