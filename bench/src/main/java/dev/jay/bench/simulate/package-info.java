/**
 * Simulates how long a run would have taken under other schedules and on more cores, from the
 * course of one run that the agent has written. Pure computation: no processes, no files but that
 * one. Uses: trace, the runtime's forecast.
 */
@NullMarked
package dev.jay.bench.simulate;

import org.jspecify.annotations.NullMarked;
