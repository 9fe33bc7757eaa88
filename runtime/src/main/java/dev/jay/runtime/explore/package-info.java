/**
 * Runs of a check: each is a sphere under {@link dev.jay.runtime.explore.ExploringPolicy}, which
 * asks a strategy of the checker's at every decision. Also what operations mean to it: their
 * effects, when they can proceed, races. Uses: core, inputs, jvm, trace.
 */
@NullMarked
package dev.jay.runtime.explore;

import org.jspecify.annotations.NullMarked;
