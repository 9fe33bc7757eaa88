/**
 * Spheres, strands and turns: the scheduler (PARROT's primitives), the policies' and observers'
 * interfaces, round-robin, waits and logical time, monitors' shadows, biased ownership of objects,
 * the watchdog. No lambda, no indy, no java.util.concurrent: this code runs below all of them.
 * Uses: jvm, inputs, trace.
 */
@NullMarked
package dev.jay.runtime.core;

import org.jspecify.annotations.NullMarked;
