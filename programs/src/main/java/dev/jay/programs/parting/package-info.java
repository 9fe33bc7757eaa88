/**
 * Programs whose runs part, by an input that Jay does not fix: what {@code jay run --twice} and
 * {@code jay diff} are for.
 */
package dev.jay.programs.parting;
