/**
 * Everything that enters a sphere and is not its program's own doing: clocks, seeds, processors.
 * Uses: jvm.
 */
@NullMarked
package dev.jay.runtime.inputs;

import org.jspecify.annotations.NullMarked;
