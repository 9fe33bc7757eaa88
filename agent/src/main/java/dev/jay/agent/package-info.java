/**
 * The java agent: its options, the table of what is done to the JDK's classes, and one bytecode
 * transformer per construct. It only puts calls into code; what the calls do is the runtime's.
 * Uses: runtime, trace, ASM.
 */
@NullMarked
package dev.jay.agent;

import org.jspecify.annotations.NullMarked;
