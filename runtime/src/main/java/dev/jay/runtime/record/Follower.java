package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.Fingerprint;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import org.jspecify.annotations.Nullable;

/**
 * Compares what happens in a replay with the recording, turn by turn, and gives strands their
 * tapes.
 */
final class Follower extends Observer {
  /** In place of a kind: the strand goes on in the middle of an operation. */
  static final int REGAINS = -1;

  private final Script script;
  private final OrderCursor cursor;
  private final Relay relay;
  private final Divergence divergence;
  private final InitialiserStreams initialisers;

  private final StopPoint stop;

  /** Before the turn under way. */
  private long before;

  /** Turns since the run under way began. */
  private int turnsOfRun;

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
    unit(s, Operation.kind(what));
  }

  @Override
  public void regains(Strand s) {
    unit(s, REGAINS);
  }

  /** {@code s} has a turn, for an operation of that kind. */
  private void unit(Strand s, int kind) {
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
      divergence.foundTurn(s, kind);
      return;
    }
    if (stop.isBefore(cursor.position)) {
      divergence.stopsHere(s.sphere, "before " + cursor + ", which is " + s + "'s");
    }
    if (s.tape instanceof ReadingTape) {
      ((ReadingTape) s.tape).lastTurn = cursor.position;
    }
    int turns = ++turnsOfRun;
    if (cursor.left == 1) {
      turnsOfRun = 0;
    }
    if (!cursor.use(s.scheduler.fingerprint)) {
      divergence.foundOperation(s, kind, expectedKind(s), turns);
      return;
    }
    before = s.scheduler.fingerprint;
    relay.fireWithin();
  }

  /**
   * The kind that the last operation of the run must have had for the fingerprint to be as it was
   * recorded; -1 if none fits: then it was another one that differs.
   */
  private int expectedKind(Strand s) {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      if (cursor.isChecked(Fingerprint.next(before, s.id, kind))) {
        return kind;
      }
    }
    return -1;
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
