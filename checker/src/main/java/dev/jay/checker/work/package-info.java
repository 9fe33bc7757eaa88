/**
 * Cuts a check into tasks and gets them done. A plan makes rounds of tasks from the results of
 * former rounds; an executor does them in this JVM and in other JVMs, which it speaks to over their
 * standard streams. Uses: search, failure, and runtime's Execution.
 */
@NullMarked
package dev.jay.checker.work;

import org.jspecify.annotations.NullMarked;
