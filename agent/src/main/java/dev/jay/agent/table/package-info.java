/**
 * What is known of the JDK, and what is to be done to its classes: the tables, the mode that they
 * are read for, the calls that are replaced or told. It changes no class. Uses: scan, runtime,
 * trace.
 */
@NullMarked
package dev.jay.agent.table;

import org.jspecify.annotations.NullMarked;
