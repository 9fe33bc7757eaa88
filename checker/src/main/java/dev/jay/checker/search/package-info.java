/**
 * Which schedule comes next: strategies that draw a schedule (random walk, PCT, POS, SURW), and
 * stateless search of all of them by dynamic partial order reduction, in one tree or in several
 * subtrees at once. Everything here is a function of seeds and of the logs of former runs; no class
 * starts a run. Uses: of runtime what a decision and a log are (Choice, Explorer, Operation,
 * RunLog), trace.
 */
@NullMarked
package dev.jay.checker.search;

import org.jspecify.annotations.NullMarked;
