/**
 * Programs over native code that enters monitors, waits, blocks, and calls in from threads of its
 * own. Uses: the native library in the parent package, the helpers of all programs.
 */
package dev.jay.programs.platform.jni;
