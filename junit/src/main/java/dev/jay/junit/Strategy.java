package dev.jay.junit;

/** How {@link CheckSchedules} chooses the next schedule. */
public enum Strategy {
  /** All schedules that differ in the order of dependent operations, each once. */
  DPOR,
  /** Any thread that can run, with equal chances, at each operation. */
  RANDOM,
  /** Random priorities with few changes (probabilistic concurrency testing). */
  PCT,
  /** Random priorities, drawn anew where operations conflict (partial order sampling). */
  POS,
  /** Uniform over the interleavings of interesting operations (selectively uniform random walk). */
  SURW,
  /** Among the different next operations, however many threads are about to make each. */
  KINDS
}
