/**
 * Analyses execution traces: races with respect to the schedule, hybrid schedules. Works on files
 * alone, after the program has ended. Uses: trace.
 */
@NullMarked
package dev.jay.analysis;

import org.jspecify.annotations.NullMarked;
