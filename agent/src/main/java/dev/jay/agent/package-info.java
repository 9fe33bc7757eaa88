/**
 * The java agent: where the JVM enters it, its options, what it installs, and the transformer that
 * is asked for every class. Uses: table, visit, scan, cache, runtime.
 */
@NullMarked
package dev.jay.agent;

import org.jspecify.annotations.NullMarked;
