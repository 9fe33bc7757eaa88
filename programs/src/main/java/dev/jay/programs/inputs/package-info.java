/**
 * Programs that draw random numbers or ask for the number of processors. Under plain java their
 * output varies; under Jay with a seed and a number of processors every run prints the same and has
 * the same fingerprint.
 */
package dev.jay.programs.inputs;
