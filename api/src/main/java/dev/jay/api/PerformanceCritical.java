package dev.jay.api;

/**
 * A section whose synchronization is left to the operating system, for speed.
 *
 * <pre>{@code
 * try (PerformanceCritical section = PerformanceCritical.enter()) {
 *   statistics.increment(); // a tiny lock, used nowhere else
 * }
 * }</pre>
 *
 * Unlike a {@link SoftBarrier} it gives up determinism for what happens inside. What is locked
 * inside must not be locked outside; Jay warns when it sees that. See also {@link Critical}.
 */
public final class PerformanceCritical implements AutoCloseable {
  private static final PerformanceCritical SECTION = new PerformanceCritical();

  private PerformanceCritical() {}

  /** Begins a section; {@link #close} ends it, in the same thread. */
  public static PerformanceCritical enter() {
    Agent.enterCritical();
    return SECTION;
  }

  @Override
  public void close() {
    Agent.exitCritical();
  }
}
