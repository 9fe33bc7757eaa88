/**
 * The algorithms that more than one evaluation program runs: the programs differ in how main waits
 * for the threads, or in where the data lies. Uses: the helpers.
 */
package dev.jay.programs.numeric;
