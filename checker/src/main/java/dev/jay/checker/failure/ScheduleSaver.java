package dev.jay.checker.failure;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Deed;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import dev.jay.trace.ScheduleText;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Saves a recorded run as a {@link Schedule}: one entry for each choice, with its strand, kind and
 * site, and digests of the classes on the recorded stacks, so that a replay can say which of them
 * have changed. The file appears under its name when it is complete.
 */
final class ScheduleSaver {
  private final Execution execution;
  private final SaveSettings settings;

  ScheduleSaver(Execution execution, SaveSettings settings) {
    this.execution = execution;
    this.settings = settings;
  }

  /**
   * Where a schedule was saved.
   *
   * @param file null if none is wanted or none could be written
   * @param name what the replay command takes: the file, or the schedule itself as text; empty if
   *     nothing is saved
   * @param remark why it is not where it should be, in lines; empty if it is
   */
  record Saved(@Nullable Path file, String name, String remark) {}

  /** A schedule that cannot be saved is given as text. */
  static Saved save(Schedule schedule, SaveSettings settings) {
    Path directory = settings.directory();
    if (directory == null) {
      return new Saved(null, "", "");
    }
    try {
      Path file = write(schedule, directory, settings.name());
      return new Saved(file, file.toString(), "");
    } catch (IOException e) {
      String why =
          "the schedule could not be saved in "
              + directory
              + " ("
              + e
              + "); the command below has it as text, or name a file with -o\n";
      try {
        return new Saved(null, ScheduleText.of(schedule), why);
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible); // it is written to memory
      }
    }
  }

  private static Path write(Schedule schedule, Path directory, String name) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve(name + ".jay");
    Path fresh = Files.createTempFile(directory, name, ".tmp");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
      ScheduleFile.write(schedule, out);
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    return file;
  }

  Schedule schedule(Recording recording, Failure failure, int[] choices, long seed) {
    Schedule schedule = new Schedule();
    settings.properties().forEach(schedule.properties::put);
    schedule.arguments.addAll(settings.arguments());
    schedule.properties.put("mode", "check");
    schedule.properties.put("jdk", System.getProperty("java.version"));
    schedule.properties.put("seed", Long.toString(seed));
    if (execution.hints) {
      schedule.properties.put("open", "hints");
    }
    schedule.properties.put("failure", ScheduleReplay.text(failure));
    schedule.racing.addAll(List.of(Sites.marked()));
    for (int id = 0; id < execution.strandCount(); id++) {
      schedule.paths.add(execution.path(id));
      schedule.names.add(execution.name(id));
    }
    int events = Math.min(choices.length, Recording.MOST_EVENTS);
    for (int i = 0; i < events; i++) {
      int event = i + 1;
      schedule.add(choices[i], execution.log().kind(event), recording.site(event));
    }
    for (String name : classes(recording)) {
      Long digest = digest(name);
      if (digest != null) {
        schedule.digests.put(name, digest);
      }
    }
    return schedule;
  }

  /** The classes on the recorded stacks. */
  private static Set<String> classes(Recording recording) {
    Set<String> classes = new TreeSet<>();
    for (Deed deed : recording.deeds()) {
      for (StackTraceElement frame : deed.stack) {
        classes.add(frame.getClassName());
      }
    }
    return classes;
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
