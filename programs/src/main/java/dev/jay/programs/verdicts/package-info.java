/** Programs of which the right verdict is known, for the checker. */
package dev.jay.programs.verdicts;
