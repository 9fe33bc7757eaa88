/**
 * The JVM below every hook: real parking, fields of threads and locks, virtual threads, generators
 * of identity hashes, Jay's own threads and words, stacks. Nothing here knows of strands. Uses:
 * nothing.
 */
@NullMarked
package dev.jay.runtime.jvm;

import org.jspecify.annotations.NullMarked;
