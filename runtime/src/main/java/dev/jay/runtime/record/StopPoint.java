package dev.jay.runtime.record;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.inputs.ShownOutput;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** Where a replay is to stop, and what it is to write down on its way. */
public final class StopPoint {
  private static final long NEVER = -1;

  private final long turn;
  private final byte @Nullable [] output;
  private final @Nullable PrintStream inputs;

  private StopPoint(long turn, byte @Nullable [] output, @Nullable PrintStream inputs) {
    this.turn = turn;
    this.output = output;
    this.inputs = inputs;
  }

  /** Nowhere but at the end. */
  public static StopPoint none() {
    return new StopPoint(NEVER, null, null);
  }

  /**
   * Before that turn, if it is not negative; when that was printed, if it is not null. A line for
   * each input goes to the file {@code inputs}: the strand's last turn, its number, what it is.
   */
  public static StopPoint of(long turn, byte @Nullable [] output, @Nullable String inputs)
      throws IOException {
    return new StopPoint(
        turn, output, inputs == null ? null : new PrintStream(new FileOutputStream(inputs), true));
  }

  boolean isBefore(long nextTurn) {
    return nextTurn == turn;
  }

  /** The replay begins; {@code listener} is told when it is to stop for what was printed. */
  void begin(ShownOutput.Listener listener) {
    if (output != null) {
      ShownOutput.await(output, listener);
    }
  }

  /** {@code s}, whose last turn is that, has read an input; its own thread calls this. */
  void input(long lastTurn, Strand s, String what) {
    PrintStream to = inputs;
    if (to != null) {
      s.mode++; // what is written here is not the program's
      to.println(lastTurn + " " + s.id + " " + what);
      s.mode--;
    }
  }
}
