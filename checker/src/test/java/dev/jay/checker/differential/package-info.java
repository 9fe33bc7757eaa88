/**
 * What dpor explores against what every choice explores, on generated programs over the JDK's own
 * methods. Needs the agent in check mode: started by the system tests. Uses: search, and runtime's
 * Execution.
 */
@NullMarked
package dev.jay.checker.differential;

import org.jspecify.annotations.NullMarked;
