package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.Operation;
import dev.jay.trace.RecordingWriter;
import dev.jay.trace.TraceCode;
import org.jspecify.annotations.Nullable;

/**
 * Writes down what happens with the turn, and gives each strand what writes down the rest: an
 * execution trace, see {@link TraceCode}. The identity hashes of traced objects are drawn when they
 * are first met, so a program that shows or sorts by identity hashes shows others when it is
 * traced.
 */
final class Tracer extends Observer {
  private static final int OPERATIONS_SIZE = 1 << 18;
  private static final int MEMORY_SIZE = 1 << 18;

  final ObjectIds objects = new ObjectIds();
  final Stripes stripes = new Stripes();

  private final Spool spool;
  private final ByteRing operations;

  /** Whether some accesses have their stacks: for people, not for learning. */
  final boolean takesStacks;

  Tracer(Spool spool, boolean takesStacks) {
    this.spool = spool;
    this.takesStacks = takesStacks;
    this.operations = spool.ring(RecordingWriter.OPERATIONS, OPERATIONS_SIZE);
    spool.writesSites();
  }

  private void entry(int what, Strand s) {
    operations.number((long) s.id << TraceCode.BITS | what);
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    entry(TraceCode.OPERATION, s);
    operations.put(Operation.kind(what));
    operations.number(numberOf(target));
    operations.publish();
    unit(s);
  }

  private int numberOf(@Nullable Object target) {
    return target == null ? 0 : objects.of(target, System.identityHashCode(target));
  }

  @Override
  public void regains(Strand s) {
    entry(TraceCode.REGAINS, s);
    operations.publish();
    unit(s);
  }

  private static void unit(Strand s) {
    if (s.trace != null) {
      s.trace.unit();
    }
  }

  @Override
  public void wakes(Strand s, int reason) {
    entry(TraceCode.WAKES, s);
    operations.publish();
  }

  @Override
  public void makes(Strand s) {
    s.trace = new StrandTrace(this, spool.ring(RecordingWriter.memory(s.id), MEMORY_SIZE), s);
  }

  @Override
  public void starts(Strand s) {
    entry(TraceCode.STARTS, s);
    operations.number(numberOf(s.face));
    operations.publish();
  }

  @Override
  public void ends(Strand s) {
    entry(TraceCode.ENDS, s);
    operations.publish();
  }

  @Override
  public void closes(Sphere sphere) {
    for (Strand s : sphere.strands()) {
      s.trace = null;
    }
  }
}
