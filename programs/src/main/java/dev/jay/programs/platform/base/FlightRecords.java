package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.nio.file.Path;
import jdk.jfr.Event;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;

/** A recording of the JVM's own events, to which threads add theirs. */
public final class FlightRecords {
  private FlightRecords() {}

  private static final class Step extends Event {
    int worker;
  }

  public static void main(String[] args) throws Exception {
    Path file = java.nio.file.Files.createTempFile("jay", ".jfr");
    try (Recording recording = new Recording()) {
      recording.enable(Step.class);
      recording.start();
      Workers.steps(
          2,
          3,
          (worker, step) -> {
            Step event = new Step();
            event.worker = worker;
            event.commit();
          });
      recording.stop();
      recording.dump(file);
    }
    System.out.println(RecordingFile.readAllEvents(file).size());
    java.nio.file.Files.delete(file);
  }
}
