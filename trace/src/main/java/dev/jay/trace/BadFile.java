package dev.jay.trace;

import java.io.IOException;

/** A file that cannot be read as what it should be; the message is one line that says why. */
public final class BadFile extends IOException {
  private static final long serialVersionUID = 1;

  BadFile(String message) {
    super(message);
  }
}
