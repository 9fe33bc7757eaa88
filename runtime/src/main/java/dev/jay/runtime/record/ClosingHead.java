package dev.jay.runtime.record;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.InputPoints;
import dev.jay.runtime.jvm.ProcessorTime;
import dev.jay.trace.RecordingHead;
import java.util.Map;

/**
 * What is known only at the end of a recording: how long it took, what was read, and what unseen.
 */
final class ClosingHead {
  private ClosingHead() {}

  static RecordingHead make(InputCounts counts, long nanos) {
    RecordingHead head = new RecordingHead();
    Strand s = Strands.current();
    if (s != null) {
      s.mode++; // what is asked here is not the program's
    }
    try {
      head.properties.put(RecordingHead.PROCESSOR_NANOS, Long.toString(ProcessorTime.nanos()));
      head.properties.put(RecordingHead.WALL_NANOS, Long.toString(nanos));
      counts.addTo(head);
      for (Map.Entry<String, Integer> each : InputPoints.unseen().entrySet()) {
        head.properties.put(RecordingHead.UNSEEN + each.getKey(), each.getValue().toString());
      }
    } finally {
      if (s != null) {
        s.mode--;
      }
    }
    return head;
  }
}
