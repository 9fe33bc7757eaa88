/**
 * What a schedule is made of and how it is written down: the kinds of operations and the
 * fingerprint. On the boot loader. Uses: nothing.
 */
@NullMarked
package dev.jay.trace;

import org.jspecify.annotations.NullMarked;
