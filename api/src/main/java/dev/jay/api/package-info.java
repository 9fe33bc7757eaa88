/**
 * Hints for Jay, on the program's own class path: they make a deterministic schedule faster and
 * never change what the program computes. Without the agent every call does nothing. Uses: nothing.
 */
@NullMarked
package dev.jay.api;

import org.jspecify.annotations.NullMarked;
