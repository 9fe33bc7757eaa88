/**
 * Recording and replaying a sphere (CAPO): the order of arrival, the log of the order and the tapes
 * of inputs, and the relay that follows them. Uses: run, core, inputs, jvm, trace.
 */
@NullMarked
package dev.jay.runtime.record;

import org.jspecify.annotations.NullMarked;
