/**
 * Explores the schedules of a program or test: strategies, the verdict, the minimised failure as a
 * table and as a file, its replay. On the class path of the checked JVM, beside the agent in check
 * mode. Uses: trace, and of runtime what a run is made of (Execution, Explorer, RunLog).
 */
@NullMarked
package dev.jay.checker;

import org.jspecify.annotations.NullMarked;
