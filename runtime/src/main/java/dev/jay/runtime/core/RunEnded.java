package dev.jay.runtime.core;

/**
 * Thrown out of the hooks of a strand whose run is over, so that its thread comes to an end and
 * nothing of one run reaches into the next. It is nobody's failure.
 */
public final class RunEnded extends Error {
  private static final long serialVersionUID = 1;

  @SuppressWarnings(
      "StaticAssignmentOfThrowable") // it has no stack, and says nothing of its thread
  public static final RunEnded INSTANCE = new RunEnded();

  private RunEnded() {
    super("the run that this thread belonged to is over", null, false, false);
  }
}
