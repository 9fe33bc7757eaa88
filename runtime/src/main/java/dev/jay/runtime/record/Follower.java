package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import org.jspecify.annotations.Nullable;

/**
 * Compares what happens in a replay with the recording, turn by turn, and gives strands their
 * tapes.
 */
final class Follower extends Observer {
  private final Script script;
  private final OrderCursor cursor;
  private final Relay relay;
  private final Divergence divergence;
  private final InitialiserStreams initialisers;

  private final StopPoint stop;

  Follower(Script script, OrderCursor cursor, Relay relay, Divergence divergence, StopPoint stop) {
    this.stop = stop;
    this.script = script;
    this.cursor = cursor;
    this.relay = relay;
    this.divergence = divergence;
    this.initialisers = new InitialiserStreams(script.inputs, divergence);
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    unit(s);
  }

  @Override
  public void regains(Strand s) {
    unit(s);
  }

  private void unit(Strand s) {
    if (relay.isReleased()) {
      return;
    }
    if (cursor.left == 0) {
      relay.next(); // the turn was not handed over: it began with the strand, or was kept for it
    }
    if (relay.isReleased()) {
      return; // that was where it left
    }
    if (cursor.strand != s.id || cursor.left == 0) {
      divergence.found(s, "a turn that was not recorded");
      return;
    }
    if (stop.isBefore(cursor.position)) {
      divergence.stopsHere(s.sphere, "before " + cursor + ", which is " + s + "'s");
    }
    if (s.tape instanceof ReadingTape) {
      ((ReadingTape) s.tape).lastTurn = cursor.position;
    }
    if (!cursor.use(s.scheduler.fingerprint)) {
      divergence.found(s, "another operation than was recorded, here or shortly before");
      return;
    }
    relay.fireWithin();
  }

  @Override
  public void starts(Strand s) {
    relay.register(s);
  }

  @Override
  public void makes(Strand s) {
    RecordingReader inputs = script.inputs;
    if (inputs == null && !relay.isReleased() && !Recording.isUntaped(script.head)) {
      s.tape = new BlankTape();
    } else if (inputs != null && !relay.isReleased()) {
      s.tape =
          new ReadingTape(
              inputs.stream(RecordingWriter.inputs(s.id)), s, divergence, initialisers, stop);
    }
  }

  /** What enters from here on was not recorded: it is real. */
  @Override
  public void closes(Sphere sphere) {
    for (Strand s : sphere.strands()) {
      s.tape = null;
    }
  }
}
