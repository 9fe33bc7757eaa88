/**
 * Real programs over the libraries of others, of about a second each, to measure what Jay costs;
 * each package below holds the programs of one family, and nothing but programs. This package holds
 * what they share. Every program prints two lines: {@code outcome}, which no schedule changes, and
 * {@code order}. Uses: programs' helpers, the libraries.
 */
package dev.jay.real;
