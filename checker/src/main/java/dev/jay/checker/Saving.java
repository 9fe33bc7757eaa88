package dev.jay.checker;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Execution;
import dev.jay.trace.Schedule;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.TreeSet;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Puts a recorded run into a {@link Schedule}. */
final class Saving {
  private Saving() {}

  static void fill(Schedule schedule, Execution execution, Recording recording, Attempt attempt) {
    schedule.racing.addAll(List.of(Sites.marked()));
    for (int id = 0; id < execution.strandCount(); id++) {
      schedule.paths.add(execution.path(id));
      schedule.names.add(execution.name(id));
    }
    int events = Math.min(attempt.choices().length, Recording.MOST_EVENTS);
    for (int i = 0; i < events; i++) {
      int event = i + 1;
      schedule.add(
          attempt.choices()[i], execution.log().kind(event), recording.first(event).site());
    }
    TreeSet<String> classes = new TreeSet<>();
    for (Note note : recording.notes()) {
      for (StackTraceElement frame : note.stack()) {
        classes.add(frame.getClassName());
      }
    }
    for (String name : classes) {
      Long digest = digest(name);
      if (digest != null) {
        schedule.digests.put(name, digest);
      }
    }
  }

  /** A digest of the class's file, or null if it is the JDK's or cannot be found. */
  static @Nullable Long digest(String className) {
    if (className.startsWith("java.") || className.startsWith("jdk.")) {
      return null;
    }
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    String resource = className.replace('.', '/') + ".class";
    try (InputStream in = loader == null ? null : loader.getResourceAsStream(resource)) {
      if (in == null) {
        return null;
      }
      byte[] bytes = in.readAllBytes();
      CRC32 crc = new CRC32();
      crc.update(bytes);
      return (long) bytes.length << 32 | crc.getValue();
    } catch (IOException e) {
      return null;
    }
  }
}
