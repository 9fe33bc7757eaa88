/**
 * What programs call in the JDK that has threads, native code or locks of its own, and in native
 * code of their own. Expected: the outcome that they have under plain java, no word of Jay's, and
 * one schedule where nothing outside has a say. This package has the native library that some of
 * them use. Uses: nothing.
 */
package dev.jay.programs.platform;
