package dev.jay.runtime.record;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.ReuseLog;
import org.jspecify.annotations.Nullable;

/** A schedule of a cache that a run follows: its name, and where its uses are counted. */
public final class Reuse {
  private String name;
  private final @Nullable ReuseLog log;

  /** {@code log} is null for a cache that is only read. */
  public Reuse(String name, @Nullable String log) {
    this.name = name;
    this.log = log == null ? null : new ReuseLog(log);
  }

  /** The run goes on in another schedule. */
  void becomes(String other) {
    name = other;
  }

  /** The run is over, and has left the schedule there, as conditions say or not; -1 if not. */
  void ends(long left, boolean areInputsOthers, boolean isTold) {
    if (left >= 0) {
      String why = areInputsOthers ? ", by inputs that it does not fit" : "";
      Voice.say("left " + name + " at operation " + left + why);
    } else if (isTold) {
      Voice.say("reused " + name);
    }
    if (log != null) {
      Strand s = Strands.current();
      if (s != null) {
        s.mode++; // none of this is the program's
      }
      log.count(name, left >= 0);
      if (s != null) {
        s.mode--;
      }
    }
  }
}
