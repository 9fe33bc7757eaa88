package dev.jay.junit;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Says with a test's failure where its recording is, and how to repeat it. */
final class RecordedFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  RecordedFailure(Path file, ExtensionContext context) {
    super(message(file, context), null, false, false);
  }

  static String message(Path file, ExtensionContext context) {
    return "jay: recorded in " + file + "; repeat it with: " + ReplayHint.command(file, context);
  }
}
