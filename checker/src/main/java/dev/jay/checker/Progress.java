package dev.jay.checker;

/**
 * How far a check has come.
 *
 * @param runs runs so far
 * @param schedules distinct schedules among them
 * @param seconds time so far
 * @param estimate the estimated number of schedules in all, or 0 if there is no estimate
 * @param secondsLeft the estimated time left, or -1
 */
public record Progress(
    long runs, long schedules, double seconds, double estimate, double secondsLeft) {
  public double runsPerSecond() {
    return seconds <= 0 ? 0 : runs / seconds;
  }
}
