package dev.jay.cli;

import dev.jay.schedules.EntrySource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** The schedules that a jar carries in {@code META-INF/jay/} (TERN §3.3). They are only read. */
final class JarSchedules implements EntrySource {
  private final Path jar;

  JarSchedules(Path jar) {
    this.jar = jar;
  }

  @Override
  public List<String> names(String beginning) throws IOException {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      return file.stream()
          .map(ZipEntry::getName)
          .filter(each -> each.startsWith(JarDirectory.SCHEDULES + beginning))
          .filter(each -> each.endsWith(SUFFIX))
          .map(each -> each.substring(JarDirectory.SCHEDULES.length()))
          .map(each -> each.substring(0, each.length() - SUFFIX.length()))
          .sorted()
          .toList();
    }
  }

  @Override
  public InputStream open(String name) throws IOException {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      ZipEntry entry = file.getEntry(JarDirectory.SCHEDULES + name + SUFFIX);
      if (entry == null) {
        throw new NoSuchFileException(place(name));
      }
      try (InputStream in = file.getInputStream(entry)) {
        return new ByteArrayInputStream(in.readAllBytes());
      }
    }
  }

  @Override
  public String place(String name) {
    return jar.getFileName() + "!" + JarDirectory.SCHEDULES + name + SUFFIX;
  }
}
