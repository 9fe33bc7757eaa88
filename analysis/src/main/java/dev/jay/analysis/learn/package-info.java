/**
 * Learns the preconditions of a schedule: executes a trace again with expressions over the inputs,
 * and keeps the decisions that bear on the schedule. Uses: analysis.code, trace, schedules.
 */
@NullMarked
package dev.jay.analysis.learn;

import org.jspecify.annotations.NullMarked;
