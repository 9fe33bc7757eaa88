/**
 * What is to be expected of strands, by what was seen of them before: facts of the schedule alone.
 * Uses: nothing.
 */
@NullMarked
package dev.jay.runtime.forecast;

import org.jspecify.annotations.NullMarked;
