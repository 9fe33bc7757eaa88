/**
 * Small programs with a known concurrency bug each, and their twins, named {@code ...Fixed}, which
 * are right under every schedule. A bug shows as an uncaught exception or error, a deadlock, a
 * livelock or a data race, in some schedules only: under plain java most runs end well. Expected of
 * {@code jay check}: exit code 103 for the bugs, 0 for the twins. They are the textbook's and those
 * of SCTBench and JaConTeBe, cut down to few threads and operations, so that all schedules can be
 * explored. Uses: the helpers in the parent package.
 */
package dev.jay.programs.bugs;
