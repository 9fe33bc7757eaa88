/**
 * Programs that read clocks, whose output depends on the schedule and on the time. Under plain java
 * it varies; under Jay with logical time every run prints the same and has the same fingerprint.
 */
package dev.jay.programs.clocks;
