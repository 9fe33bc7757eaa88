package dev.jay.cli;

import dev.jay.trace.BadFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that Jay has written; what is wrong with one is told in a line. */
final class JayFiles {
  private JayFiles() {}

  /** What is made of a file's content; {@code name} is what messages call it. */
  interface Reader<T> {
    T read(InputStream in, String name) throws IOException;
  }

  static <T> T read(Path path, String name, Reader<T> reader) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return reader.read(in, name);
    } catch (NoSuchFileException e) {
      throw UserError.usage("no such file: " + name);
    } catch (BadFile e) {
      throw new UserError(ExitCode.BAD_FILE, String.valueOf(e.getMessage()));
    }
  }
}
