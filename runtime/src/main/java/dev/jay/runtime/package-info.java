/**
 * The scheduler and its operations, on the boot loader: strands (threads as the scheduler sees
 * them), turns, waits, logical time, and one class of operations per construct, which the agent's
 * bytecode calls. No lambda, no indy, no java.util.concurrent: this code runs below all of them.
 * Uses: trace.
 */
@NullMarked
package dev.jay.runtime;

import org.jspecify.annotations.NullMarked;
