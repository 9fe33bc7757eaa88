package dev.jay.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * The runs of a real program by plain java, or by one Jay. What was said of the last run holds for
 * all: who fails or is too slow is not run again.
 *
 * @param runs those that are timed
 * @param counted the runs that are not timed, since Jay counted its operations in them
 */
record RealSide(List<RealRun> runs, List<RealRun> counted) {
  boolean isTimedOut() {
    return runs.stream().anyMatch(RealRun::isTimedOut);
  }

  boolean isFailed() {
    return runs.stream().anyMatch(RealRun::isFailed);
  }

  /** Whether another run would tell more. */
  boolean isGoingOn() {
    return !isTimedOut() && !isFailed();
  }

  /** The median of those that ended; the limit where one did not. */
  double seconds() {
    return isTimedOut()
        ? runs.stream().mapToDouble(RealRun::seconds).max().orElseThrow()
        : Quartiles.of(runs.stream().map(RealRun::seconds).toList()).median();
  }

  /** The median of the processor times; not a number where nobody counts. */
  double processor() {
    return Quartiles.of(runs.stream().map(RealRun::processor).toList()).median();
  }

  /** All that ended well. */
  private List<RealRun> ended() {
    List<RealRun> ended = new ArrayList<>(runs);
    ended.addAll(counted);
    ended.removeIf(run -> run.exit() != 0);
    return ended;
  }

  /** The different outcomes there were. */
  List<String> outcomes() {
    return ended().stream().map(RealRun::outcome).distinct().toList();
  }

  /** The different orders there were. */
  List<String> orders() {
    return ended().stream().map(RealRun::order).distinct().toList();
  }

  /** -1 where nothing was counted. */
  long operations() {
    return counted.stream().mapToLong(RealRun::operations).max().orElse(-1);
  }

  /** -1 where nothing was counted. */
  long handOvers() {
    return counted.stream().mapToLong(RealRun::handOvers).max().orElse(-1);
  }
}
