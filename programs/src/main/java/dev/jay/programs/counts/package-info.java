/** Programs whose number of different schedules is known, for the checker. */
package dev.jay.programs.counts;
