/** Small programs that measure themselves, for the tables of costs. Uses: the helpers. */
package dev.jay.programs.bench;
