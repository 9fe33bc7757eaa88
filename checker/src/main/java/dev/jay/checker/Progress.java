package dev.jay.checker;

import dev.jay.checker.search.Estimate;

/**
 * How far a check has come.
 *
 * @param runs runs so far
 * @param schedules distinct schedules among them
 * @param seconds time so far
 * @param estimate the estimated number of schedules in all
 * @param secondsLeft the estimated time until all is explored or a bound is reached
 */
public record Progress(
    long runs, long schedules, double seconds, Estimate estimate, double secondsLeft) {
  public double runsPerSecond() {
    return seconds <= 0 ? 0 : runs / seconds;
  }
}
