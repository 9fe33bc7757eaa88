package dev.jay.cli;

import dev.jay.trace.OrderCode;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;

/** Whose turn each turn of a recording is, run by run. */
final class TurnMap {
  /** The first turn of each run, and one more than the last turn of all. */
  private long[] firsts = new long[16];

  private int[] strands = new int[16];
  private int runs;

  static TurnMap of(RecordingReader recording) throws IOException {
    TurnMap map = new TurnMap();
    try {
      map.read(recording.stream(RecordingWriter.ORDER));
    } catch (EOFException e) {
      // The last entry was cut in two.
    }
    return map;
  }

  private void read(RecordingReader.Stream order) throws IOException {
    while (order.hasMore()) {
      long entry = order.number();
      int what = (int) entry & (1 << OrderCode.BITS) - 1;
      if (what == OrderCode.RUN) {
        long length = order.number();
        order.read();
        add((int) (entry >>> OrderCode.BITS), length);
      } else if (what == OrderCode.EVENT) {
        order.number();
      }
    }
  }

  private void add(int strand, long length) {
    if (runs + 1 == firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * firsts.length);
      strands = Arrays.copyOf(strands, 2 * strands.length);
    }
    strands[runs] = strand;
    firsts[runs + 1] = firsts[runs] + length;
    runs++;
  }

  /** How many turns there are. */
  long turns() {
    return firsts[runs];
  }

  /** The number of the thread whose turn that is; -1 after the last. */
  int strandAt(long turn) {
    return turn >= turns() ? -1 : strands[runAt(turn)];
  }

  private int runAt(long turn) {
    int found = Arrays.binarySearch(firsts, 0, runs + 1, turn);
    return found >= 0 ? found : -found - 2;
  }

  /** The next turn after that one at which another thread begins. */
  long nextSwitch(long turn) {
    int run = turn >= turns() ? runs : runAt(turn) + 1;
    while (run < runs && strands[run] == strands[run - 1]) {
      run++;
    }
    return firsts[run];
  }

  /** The last turn before that one at which another thread began. */
  long lastSwitch(long turn) {
    int run = turn == 0 ? 0 : runAt(turn - 1);
    while (run > 0 && strands[run] == strands[run - 1]) {
      run--;
    }
    return firsts[run];
  }

  /** The next turn of that thread after {@code turn}; the end if there is none. */
  long nextOf(int strand, long turn) {
    if (strandAt(turn + 1) == strand) {
      return turn + 1;
    }
    for (int run = turn >= turns() ? runs : runAt(turn) + 1; run < runs; run++) {
      if (strands[run] == strand) {
        return firsts[run];
      }
    }
    return turns();
  }

  /** The last turn of that thread before {@code turn}; the first of all if there is none. */
  long lastOf(int strand, long turn) {
    if (turn == 0 || strandAt(turn - 1) == strand) {
      return Math.max(0, turn - 1);
    }
    for (int run = runAt(turn - 1); run >= 0; run--) {
      if (strands[run] == strand) {
        return firsts[run + 1] - 1;
      }
    }
    return 0;
  }
}
