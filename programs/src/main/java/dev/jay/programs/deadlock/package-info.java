/**
 * Programs that deadlock in every schedule. Expected: a report of threads and locks on standard
 * error, and exit code 101. Uses: the helpers in the parent package.
 */
package dev.jay.programs.deadlock;
