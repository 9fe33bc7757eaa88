package dev.jay.checker.search;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Operation;
import java.util.Arrays;

/**
 * The happens-before order of a run's events, by vector clocks: the transitive closure of program
 * order and dependence. Two events of different strands are dependent if they touch one location
 * and {@link Operation#depend} says so of their accesses; an event that touches the global location
 * depends on all others. The clock of an event says for each strand how many of its events are
 * before the event or are the event itself.
 *
 * <p>Events are added in the order of the run: {@link #open}, then {@link #close}. Between the two,
 * the clock of the new event has only its program order, and the history of each location ends
 * before the event. That is what a search for races needs: an earlier event that the open clock
 * does not cover races with the new one if they are dependent.
 */
final class HappensBefore {
  /** The location that stands for everything. */
  static final int GLOBAL = 0;

  private int strands;
  private int[] clocks = new int[0]; // event * strands + strand
  private int[] numbers = new int[0]; // of the event among its strand's
  private int[] previous = new int[0]; // event of the same strand, or -1
  private int[] last = new int[0]; // by strand: its last event, or -1
  private int[] heads = new int[0]; // by location: its last touch, or -1
  private int[] links = new int[0]; // by touch: the touch of the same location before, or -1
  private int[] events = new int[0]; // by touch: its event
  private int locations; // of the run: heads has valid entries for these
  private int lastGlobal; // the last event that touched everything, or -1

  /** Forgets the former run. One event more than those of the run can be opened. */
  void begin(RunLog log, int strandCount) {
    strands = strandCount;
    int touches = log.size() == 0 ? 0 : log.endOfTouches(log.size() - 1);
    int n = log.size() + 1;
    clocks = cover(clocks, n * strands);
    numbers = cover(numbers, n);
    previous = cover(previous, n);
    last = cover(last, strands);
    Arrays.fill(last, 0, strands, -1);
    locations = 1;
    for (int t = 0; t < touches; t++) {
      locations = Math.max(locations, log.location(t) + 1);
    }
    heads = cover(heads, locations);
    Arrays.fill(heads, 0, locations, -1);
    links = cover(links, touches);
    events = cover(events, touches);
    lastGlobal = -1;
  }

  private static int[] cover(int[] array, int length) {
    return array.length >= length ? array : new int[Math.max(length, 2 * array.length)];
  }

  /** Begins an event: its clock is that of its strand's event before. */
  void open(int event, int strand) {
    int before = last[strand];
    previous[event] = before;
    numbers[event] = before < 0 ? 1 : numbers[before] + 1;
    if (before >= 0) {
      System.arraycopy(clocks, before * strands, clocks, event * strands, strands);
    } else {
      Arrays.fill(clocks, event * strands, (event + 1) * strands, 0);
    }
    clocks[event * strands + strand] = numbers[event];
  }

  /** Ends an event: it comes after all that it depends on. */
  void close(int event, RunLog log) {
    int strand = log.strand(event);
    if (lastGlobal >= 0) {
      join(event, lastGlobal);
    }
    for (int t = log.firstTouch(event); t < log.endOfTouches(event); t++) {
      int location = log.location(t);
      if (location == GLOBAL) {
        for (int s = 0; s < strands; s++) {
          if (last[s] >= 0) {
            join(event, last[s]);
          }
        }
        lastGlobal = event;
      }
      for (int u = heads[location]; u >= 0; u = links[u]) {
        if (Operation.depend(log.access(t), log.access(u))) {
          join(event, events[u]);
        }
        if (Operation.dependsOnAll(log.access(u))) {
          break; // all that came before that one is before it
        }
      }
      events[t] = event;
      links[t] = heads[location];
      heads[location] = t;
    }
    last[strand] = event;
  }

  private void join(int event, int other) {
    int to = event * strands;
    int from = other * strands;
    for (int s = 0; s < strands; s++) {
      if (clocks[from + s] > clocks[to + s]) {
        clocks[to + s] = clocks[from + s];
      }
    }
  }

  /** The last touch of a location before the event that is open, or -1. */
  int history(int location) {
    return location < locations ? heads[location] : -1;
  }

  /** The touch of the same location before, or -1. */
  int earlier(int touch) {
    return links[touch];
  }

  int eventOf(int touch) {
    return events[touch];
  }

  /** The last event that touched everything, or -1. */
  int lastGlobal() {
    return lastGlobal;
  }

  /** The last event of a strand so far, or -1. */
  int last(int strand) {
    return last[strand];
  }

  /** The event of the same strand before, or -1. */
  int previous(int event) {
    return previous[event];
  }

  int number(int event) {
    return numbers[event];
  }

  /** How many events of {@code strand} are before {@code event}, or are it. */
  int clock(int event, int strand) {
    return clocks[event * strands + strand];
  }

  int strandCount() {
    return strands;
  }
}
