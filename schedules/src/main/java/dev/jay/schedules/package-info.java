/**
 * Preconditions under which a schedule may be used again, and the cache that keeps schedules with
 * theirs. Uses: trace.
 */
@NullMarked
package dev.jay.schedules;

import org.jspecify.annotations.NullMarked;
