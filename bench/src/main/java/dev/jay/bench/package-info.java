/** Runs programs side by side in forked JVMs and draws the tables. Uses: forked JVMs. */
@NullMarked
package dev.jay.bench;

import org.jspecify.annotations.NullMarked;
