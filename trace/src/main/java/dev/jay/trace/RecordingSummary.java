package dev.jay.trace;

import java.io.EOFException;
import java.io.IOException;

/** Counts of what is in a recording. */
public final class RecordingSummary {
  public int strands;

  /** Turns that strands used. */
  public long turns;

  /** Stretches of turns of the same strand. */
  public long runs;

  /** What came from outside. */
  public long events;

  /** Timed waits that ended when their time was up. */
  public long timeouts;

  /** Bytes of the order and of the inputs, before they were deflated. */
  public long orderBytes;

  public long inputBytes;

  private RecordingSummary() {}

  /** Reads all of {@code recording}. */
  public static RecordingSummary of(RecordingReader recording) throws IOException {
    RecordingSummary summary = new RecordingSummary();
    for (int stream : recording.streams()) {
      if (stream == RecordingWriter.ORDER) {
        summary.orderBytes = recording.length(stream);
      } else if (RecordingWriter.isInputs(stream)) {
        summary.inputBytes += recording.length(stream);
      }
    }
    try {
      summary.count(recording.stream(RecordingWriter.ORDER));
    } catch (EOFException e) {
      // The last entry was cut in two.
    }
    return summary;
  }

  private void count(RecordingReader.Stream order) throws IOException {
    while (order.hasMore()) {
      long entry = order.number();
      switch ((int) entry & (1 << OrderCode.BITS) - 1) {
        case OrderCode.RUN:
          strands = Math.max(strands, 1 + (int) (entry >>> OrderCode.BITS));
          turns += order.number();
          runs++;
          order.read();
          break;
        case OrderCode.FIRES:
        case OrderCode.FIRES_WITHIN:
          timeouts++;
          break;
        case OrderCode.EVENT:
          order.number();
          if (entry >>> OrderCode.BITS != OrderCode.CLOSED) {
            events++;
          }
          break;
        default:
          break;
      }
    }
  }
}
