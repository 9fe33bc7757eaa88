/** Preconditions under which a schedule may be used again. Uses: nothing. */
@NullMarked
package dev.jay.schedules;

import org.jspecify.annotations.NullMarked;
