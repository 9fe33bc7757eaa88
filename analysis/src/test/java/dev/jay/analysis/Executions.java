package dev.jay.analysis;

import dev.jay.trace.RecordingHead;
import dev.jay.trace.TraceCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Executions by chance, as traces: strands that make units and access a few locations. */
final class Executions {
  private Executions() {}

  /** {@code length} steps of some strands, in the order in which they were really made. */
  static Trace any(long seed, int strands, int length, int locations) {
    Random random = new Random(seed);
    Trace trace = new Trace(new RecordingHead(), new byte[0], sites(), true, n -> null);
    int[] regions = new int[strands];
    for (int s = 0; s < strands; s++) {
      trace.knowStrand(s);
    }
    for (int step = 0; step < length; step++) {
      int s = random.nextInt(strands);
      if (random.nextInt(4) == 0) {
        trace.addUnit(s);
        regions[s]++;
      } else {
        boolean writes = random.nextInt(3) == 0;
        trace.addAccess(
            random.nextInt(locations),
            s,
            regions[s],
            writes ? 1 : 0,
            1,
            step,
            writes ? TraceCode.WRITE : TraceCode.READ);
      }
    }
    return trace;
  }

  private static List<String> sites() {
    return List.of("app.Main.run()V#1 read app.Main.x @1", "app.Main.run()V#2 write app.Main.x @2");
  }

  /** All pairs of accesses that conflict, in their real order. */
  static List<int[]> conflicts(Trace trace) {
    List<int[]> pairs = new ArrayList<>();
    for (int a = 0; a < trace.accesses(); a++) {
      for (int b = a + 1; b < trace.accesses(); b++) {
        if (trace.location.get(a) == trace.location.get(b)
            && trace.strand.get(a) != trace.strand.get(b)
            && (trace.writes(a) || trace.writes(b))) {
          pairs.add(new int[] {a, b});
        }
      }
    }
    return pairs;
  }

  /** What comes before what: by program order, by the schedule, and by these races. */
  static boolean[][] closure(Trace trace, Races races, IntColumn kept, int without) {
    int n = trace.accesses();
    boolean[][] before = new boolean[n][n];
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        before[a][b] = trace.strand.get(a) == trace.strand.get(b) || !trace.areConcurrent(a, b);
      }
    }
    for (int i = 0; i < kept.size(); i++) {
      if (i != without) {
        before[races.firsts.get(kept.get(i))][races.seconds.get(kept.get(i))] = true;
      }
    }
    for (int k = 0; k < n; k++) {
      for (int a = 0; a < n; a++) {
        for (int b = 0; before[a][k] && b < n; b++) {
          before[a][b] |= before[k][b];
        }
      }
    }
    return before;
  }
}
