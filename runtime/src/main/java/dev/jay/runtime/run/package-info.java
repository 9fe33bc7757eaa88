/**
 * The run of a whole program under round-robin, as {@code jay run} does it: what happens when
 * nobody can run, the report of a deadlock, the end of the JVM, and what is told of the schedule.
 * Uses: core, inputs, jvm, trace.
 */
@NullMarked
package dev.jay.runtime.run;

import org.jspecify.annotations.NullMarked;
