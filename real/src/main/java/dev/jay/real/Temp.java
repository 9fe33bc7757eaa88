package dev.jay.real;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A directory of its own for a program that writes files; gone when it is closed. */
public final class Temp implements AutoCloseable {
  private final Path directory;

  public Temp() throws IOException {
    directory = Files.createTempDirectory("jay-real");
  }

  public Path directory() {
    return directory;
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      all.sorted(Comparator.reverseOrder()).forEach(Temp::delete);
    }
  }

  private static void delete(Path path) {
    try {
      Files.delete(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
