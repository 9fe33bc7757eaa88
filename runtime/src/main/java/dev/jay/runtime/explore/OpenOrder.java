package dev.jay.runtime.explore;

import dev.jay.runtime.core.Strand;
import dev.jay.trace.Operation;

/**
 * What performance hints leave open, as PARROT with dBug: strands take turns in a round, each for
 * one event, and only those in a performance critical section, or back from a blocking call, may go
 * at any time. So at each decision there are these, and one other: who has stood longest in the
 * round and can go on.
 *
 * <p>For whoever looks at what events have in common: an event of the round touches the round,
 * since no two of them can change places, and so does an event with which somebody comes to the
 * round, since that is where he stands from then on. And an event of the round has looked at
 * whatever those wait for that stood before it and were passed over, since one of them would have
 * gone if it could.
 */
final class OpenOrder {
  private final Exploration run;
  private final int round; // a location

  OpenOrder(Exploration run) {
    this.run = run;
    this.round = run.locations.of(this, Operation.STATE);
  }

  private static boolean isOpen(ExploredStrand c) {
    return c.strand.critical > 0 || c.returning;
  }

  /** Leaves of the enabled strands those that may go. */
  void restrict(Enabled choice) {
    ExploredStrand next = null;
    for (int i = 0; i < choice.count; i++) {
      ExploredStrand c = run.strand(choice.strands[i]);
      if (!isOpen(c) && (next == null || c.since < next.since)) {
        next = c;
      }
    }
    int n = 0;
    for (int i = 0; i < choice.count; i++) {
      ExploredStrand c = run.strand(choice.strands[i]);
      if (c == next || isOpen(c)) {
        choice.strands[n++] = c.strand.id;
      }
    }
    choice.count = n;
  }

  /** The strand comes, or comes back, to the round: it stands behind the others. */
  void queued(ExploredStrand c) {
    c.since = 2 * run.log.size();
    run.log.touch(round, Operation.WRITE);
  }

  /** An event of the strand's has begun. */
  void begun(ExploredStrand c, int event) {
    if (!isOpen(c)) {
      run.log.touch(round, Operation.WRITE);
      for (int id = 0; id < run.strandCount(); id++) {
        ExploredStrand other = run.strand(id);
        if (!other.ended && other.since < c.since && !isOpen(other)) {
          passOver(other);
        }
      }
    }
    if (c.returning) {
      c.returning = false;
      run.log.touch(round, Operation.WRITE);
    }
    c.since = 2 * event + 3; // behind whom it starts or wakes meanwhile
  }

  private void passOver(ExploredStrand c) {
    if (c.strand.phase == Strand.WAITING) {
      for (int i = 0; i < c.touchedCount; i++) {
        run.log.touch(c.touched[i] >>> Operation.ACCESS_BITS, Operation.READ);
      }
    } else {
      run.log.touch(c.location, Operation.READ);
    }
  }
}
