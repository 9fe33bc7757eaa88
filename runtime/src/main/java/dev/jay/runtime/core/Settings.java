package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * How this run is to be done. Filled in by the agent before the first strand exists, and not
 * changed afterwards.
 */
public final class Settings {
  /** What the fingerprint line and the statistics are printed for. */
  public final boolean fingerprint;

  public final boolean stats;

  /** A turn stuck outside ends the program instead of being taken out of the order. */
  public final boolean strict;

  /** Seed of the injected delays; 0 for none. */
  public final long delaySeed;

  /** Logical nanoseconds that one hand-over of the turn is worth (PARROT's R). */
  public final long tickNanos;

  /**
   * How much CPU time a turn holder may use while others wait, before it is taken out of the order.
   */
  public final long stuckAfterNanos;

  /** How many operations a strand makes in a row before the turn goes on. */
  public final int stretch;

  /** What is said before the fingerprint, or null. */
  public final @Nullable String remark;

  public Settings(
      boolean fingerprint,
      boolean stats,
      boolean strict,
      long delaySeed,
      long tickNanos,
      long stuckAfterNanos,
      int stretch) {
    this(fingerprint, stats, strict, delaySeed, tickNanos, stuckAfterNanos, stretch, null);
  }

  private Settings(
      boolean fingerprint,
      boolean stats,
      boolean strict,
      long delaySeed,
      long tickNanos,
      long stuckAfterNanos,
      int stretch,
      @Nullable String remark) {
    this.fingerprint = fingerprint;
    this.stats = stats;
    this.strict = strict;
    this.delaySeed = delaySeed;
    this.tickNanos = tickNanos;
    this.stuckAfterNanos = stuckAfterNanos;
    this.stretch = stretch;
    this.remark = remark;
  }

  /** The same, with something to say before the fingerprint. */
  public Settings withRemark(@Nullable String text) {
    return new Settings(
        fingerprint, stats, strict, delaySeed, tickNanos, stuckAfterNanos, stretch, text);
  }
}
