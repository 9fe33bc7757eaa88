package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Name;
import jdk.jfr.consumer.RecordingStream;

/** The flight recorder's own thread tells of events that threads commit. */
public final class EventStreams {
  private EventStreams() {}

  @Name("platform.Said")
  private static final class Said extends Event {
    int number;
  }

  public static void main(String[] args) throws Exception {
    CountDownLatch got = new CountDownLatch(6);
    try (RecordingStream stream = new RecordingStream()) {
      stream.enable("platform.Said");
      stream.onEvent("platform.Said", event -> got.countDown());
      FlightRecorder.addPeriodicEvent(Said.class, () -> {});
      stream.startAsync();
      Workers.steps(
          3,
          2,
          (worker, step) -> {
            Said said = new Said();
            said.number = step;
            said.commit();
          });
      got.await();
    }
    System.out.println(got.getCount());
  }
}
