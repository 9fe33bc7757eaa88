/**
 * From a failing run to what the user holds: the schedule is repeated, minimised, drawn as a table,
 * saved as a file, and replayed from that file. Uses: of runtime what a run is made of (Execution,
 * Failure, Race, Sites, Witness), trace.
 */
@NullMarked
package dev.jay.checker.failure;

import org.jspecify.annotations.NullMarked;
