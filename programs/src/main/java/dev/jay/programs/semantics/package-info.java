/**
 * What a program can see of threads, locks and interrupts, deterministic by construction. Expected:
 * the same output and exit code under Jay as under plain java. Uses: the helpers in the parent
 * package.
 */
package dev.jay.programs.semantics;
