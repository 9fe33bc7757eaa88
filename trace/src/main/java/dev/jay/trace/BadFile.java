package dev.jay.trace;

import java.io.IOException;

/** A file that cannot be read as what it should be; the message is one line that says why. */
public class BadFile extends IOException {
  private static final long serialVersionUID = 1;

  public BadFile(String message) {
    super(message);
  }

  /** The file ends before its end section. */
  static final class CutShort extends BadFile {
    private static final long serialVersionUID = 1;

    CutShort(String file) {
      super(file + " is cut short. Make the file again, or copy it again");
    }
  }
}
