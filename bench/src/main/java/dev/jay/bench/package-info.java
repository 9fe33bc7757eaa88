/**
 * The harness that measures what Jay costs: forks JVMs with the packaged jars, plain and with Jay
 * in turn, and draws a table of the ratios. Uses: forked JVMs, and dev.jay.bench.simulate, which
 * computes without them; {@link dev.jay.bench.Handovers} is a workload that runs in one.
 */
@NullMarked
package dev.jay.bench;

import org.jspecify.annotations.NullMarked;
