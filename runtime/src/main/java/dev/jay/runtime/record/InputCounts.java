package dev.jay.runtime.record;

import dev.jay.runtime.inputs.InputPoints;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.RecordingHead;

/**
 * How many inputs of each kind a recording has, and how many bytes they take before they are
 * deflated. All strands add to the same numbers: an input is a call of the system's, beside which
 * an atomic addition does not count.
 */
final class InputCounts {
  private static final long INPUTS = Raw.U.objectFieldOffset(Count.class, "inputs");
  private static final long BYTES = Raw.U.objectFieldOffset(Count.class, "bytes");

  private final Count[] kinds = new Count[InputPoints.FIRST_KIND + InputPoints.count()];

  /** Those of one kind. */
  private static final class Count {
    volatile long inputs;
    volatile long bytes;
  }

  InputCounts() {
    for (int kind = 0; kind < kinds.length; kind++) {
      kinds[kind] = new Count();
    }
  }

  void add(int kind, long bytes) {
    Raw.U.getAndAddLong(kinds[kind], INPUTS, 1);
    Raw.U.getAndAddLong(kinds[kind], BYTES, bytes);
  }

  /** Tells of all kinds that there were. */
  void addTo(RecordingHead head) {
    for (int kind = 0; kind < kinds.length; kind++) {
      Count count = kinds[kind];
      if (count.inputs > 0) {
        head.properties.put(
            RecordingHead.INPUT + InputPoints.name(kind), count.inputs + " " + count.bytes);
      }
    }
  }
}
