/**
 * Keeps what was made of classes, from one start of a JVM to the next, in files of the user's own.
 * It knows neither ASM nor the runtime, and loads as few classes of the JDK as it can: which ones
 * are loaded before the agent's transformer decides how they are treated. Uses: nothing of Jay's.
 */
@NullMarked
package dev.jay.agent.cache;

import org.jspecify.annotations.NullMarked;
