package dev.jay.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Leaves out order constraints that follow from others (PEREGRINE §3.1, Figure 7), also by way of
 * further strands, and from the schedule.
 *
 * <p>The accesses that constraints are about, the nodes, are numbered along each strand's program
 * order. A node's clock says of each strand how many of its nodes come before: by the schedule
 * (their regions end before the node's begins), by program order, and by the constraints kept so
 * far. Nodes are visited in an order in which all sources of a node's constraints come before it,
 * so clocks are exact; a constraint is kept if its source is not in the target's clock yet and none
 * of the target's other constraints implies it.
 */
final class Subsumption {
  private final Trace trace;
  private final Races races;
  private final int strands;
  private final int[][] nodes; // by strand: accesses, in program order
  private final Map<Integer, Integer> places = new HashMap<>(); // by access: among its strand's
  private final IntColumn[][] incoming; // by strand and place: races that end here
  private final IntColumn[] regionEnds; // by strand: where the regions of its nodes end
  private final int[][][] clocks;
  private final IntColumn kept = new IntColumn();

  private Subsumption(Trace trace, Races races) {
    this.trace = trace;
    this.races = races;
    this.strands = trace.strands();
    this.nodes = new int[strands][];
    this.incoming = new IntColumn[strands][];
    this.regionEnds = new IntColumn[strands];
    this.clocks = new int[strands][][];
    collect();
  }

  /** The numbers of the races whose constraints are needed. */
  static IntColumn needed(Trace trace, Races races) {
    Subsumption subsumption = new Subsumption(trace, races);
    subsumption.visitAll();
    return subsumption.kept;
  }

  private void collect() {
    int n = races.count();
    int[] all = new int[2 * n];
    for (int i = 0; i < n; i++) {
      all[2 * i] = races.firsts.get(i);
      all[2 * i + 1] = races.seconds.get(i);
    }
    Arrays.sort(all); // accesses of a strand stand in program order
    IntColumn[] own = new IntColumn[strands];
    Arrays.setAll(own, s -> new IntColumn());
    int last = -1;
    for (int access : all) {
      if (access != last) {
        int s = trace.strand.get(access);
        places.put(access, own[s].size());
        own[s].add(access);
        last = access;
      }
    }
    for (int s = 0; s < strands; s++) {
      int count = own[s].size();
      nodes[s] = new int[count];
      incoming[s] = new IntColumn[count];
      clocks[s] = new int[count][];
      regionEnds[s] = new IntColumn();
      for (int i = 0; i < count; i++) {
        nodes[s][i] = own[s].get(i);
        incoming[s][i] = new IntColumn();
        regionEnds[s].add(trace.end(s, trace.region.get(nodes[s][i])));
      }
    }
    for (int i = 0; i < n; i++) {
      incoming[strandOf(races.seconds.get(i))][placeOf(races.seconds.get(i))].add(i);
    }
  }

  private int strandOf(int access) {
    return trace.strand.get(access);
  }

  private int placeOf(int access) {
    return places.getOrDefault(access, 0);
  }

  /** Visits each node when all that come before it have been visited. */
  private void visitAll() {
    int[] next = new int[strands];
    boolean progress = true;
    while (progress) {
      progress = false;
      for (int s = 0; s < strands; s++) {
        while (next[s] < nodes[s].length && isReady(s, next[s])) {
          visit(s, next[s]++);
          progress = true;
        }
      }
    }
  }

  private boolean isReady(int s, int place) {
    IntColumn races = incoming[s][place];
    for (int i = 0; i < races.size(); i++) {
      int source = this.races.firsts.get(races.get(i));
      if (clocks[strandOf(source)][placeOf(source)] == null) {
        return false;
      }
    }
    int begin = begin(s, place);
    for (int t = 0; t < strands; t++) {
      int before = regionEnds[t].countUpTo(begin);
      if (before > 0 && clocks[t][before - 1] == null) {
        return false;
      }
    }
    return true;
  }

  private int begin(int s, int place) {
    return trace.begin(s, trace.region.get(nodes[s][place]));
  }

  private void visit(int s, int place) {
    int[] clock = place == 0 ? new int[strands] : clocks[s][place - 1].clone();
    int begin = begin(s, place);
    for (int t = 0; t < strands; t++) {
      int before = regionEnds[t].countUpTo(begin);
      if (before > 0) {
        join(clock, clocks[t][before - 1]);
      }
    }
    IntColumn races = incoming[s][place];
    for (int i = 0; i < races.size(); i++) {
      if (isNeeded(races, i, clock)) {
        kept.add(races.get(i));
      }
    }
    for (int i = 0; i < races.size(); i++) {
      int source = this.races.firsts.get(races.get(i));
      join(clock, clocks[strandOf(source)][placeOf(source)]);
    }
    clock[s] = place + 1;
    clocks[s][place] = clock;
  }

  private static void join(int[] to, int[] from) {
    for (int i = 0; i < to.length; i++) {
      to[i] = Math.max(to[i], from[i]);
    }
  }

  private boolean isNeeded(IntColumn races, int i, int[] clock) {
    int source = this.races.firsts.get(races.get(i));
    int s = strandOf(source);
    int place = placeOf(source);
    if (clock[s] > place) {
      return false;
    }
    for (int k = 0; k < races.size(); k++) {
      int other = this.races.firsts.get(races.get(k));
      if (other != source && clocks[strandOf(other)][placeOf(other)][s] > place) {
        return false;
      }
    }
    return true;
  }
}
