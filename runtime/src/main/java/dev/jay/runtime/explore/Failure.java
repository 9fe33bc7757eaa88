package dev.jay.runtime.explore;

import org.jspecify.annotations.Nullable;

/** Why a run failed. */
public final class Failure {
  /** What kind of failure it is. */
  public enum Type {
    EXCEPTION,
    DEADLOCK,
    LIVELOCK,
    RACE,
    EXIT_CODE,
    /** The run could not be carried out. */
    LIMIT
  }

  public final Type type;

  /** One line. */
  public final String message;

  /** More lines: who waits for what, stacks. */
  public final String details;

  public final @Nullable Throwable cause;

  public Failure(Type type, String message, String details, @Nullable Throwable cause) {
    this.type = type;
    this.message = message;
    this.details = details;
    this.cause = cause;
  }
}
