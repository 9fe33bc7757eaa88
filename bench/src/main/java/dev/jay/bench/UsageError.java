package dev.jay.bench;

/** A mistake on the command line, in one line. */
final class UsageError extends RuntimeException {
  private static final long serialVersionUID = 1;

  UsageError(String message) {
    super(message);
  }
}
