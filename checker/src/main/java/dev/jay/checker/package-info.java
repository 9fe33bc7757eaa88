/**
 * A model checker for thread schedules: the way in for the command line and for tests, the options,
 * the loop of a check, and its verdict. It is on the class path of the checked JVM, beside the
 * agent in check mode. Uses: work, failure, search, trace, and of runtime what a run is made of.
 * None of the three other packages uses this one.
 */
@NullMarked
package dev.jay.checker;

import org.jspecify.annotations.NullMarked;
