package dev.jay.cli;

/** An error of the user: one line that says what, why and what next, and an exit code; no stack. */
final class UserError extends RuntimeException {
  private final int exitCode;
  private final String line;

  UserError(int exitCode, String line) {
    super(line, null, false, false);
    this.line = line;
    this.exitCode = exitCode;
  }

  /** Wrong usage, exit code 64. */
  static UserError usage(String line) {
    return new UserError(ExitCode.USAGE, line);
  }

  String line() {
    return line;
  }

  int exitCode() {
    return exitCode;
  }
}
