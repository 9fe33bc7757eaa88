/**
 * What instrumented code calls, one class per construct. Each operation is a few lines on the
 * waist, {@link dev.jay.runtime.core.Scheduler}. Uses: core, inputs, jvm, trace.
 */
@NullMarked
package dev.jay.runtime.hooks;

import org.jspecify.annotations.NullMarked;
