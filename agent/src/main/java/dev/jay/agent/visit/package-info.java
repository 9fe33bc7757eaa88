/**
 * Makes new class files of old ones: one visitor per construct, and the classes that put them
 * together by the rules. They only put calls into code; what the calls do is the runtime's. Uses:
 * scan, table, runtime, trace, ASM.
 */
@NullMarked
package dev.jay.agent.visit;

import org.jspecify.annotations.NullMarked;
