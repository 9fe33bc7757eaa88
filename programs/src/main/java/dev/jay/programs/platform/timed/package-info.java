/**
 * Programs whose timeouts pass in what is outside; they are run with logical time. Uses: the
 * helpers of all programs.
 */
package dev.jay.programs.platform.timed;
