/**
 * Small programs with data races: seven after PEREGRINE's evaluation (the seventh is {@code
 * racey.Racey}), and others of all kinds. Accesses that race carry the comment {@code race}. Each
 * takes {@code --threads} and {@code --size} and prints one line {@code result}, which differs from
 * run to run, except where the class comment calls the race benign. The twins, named {@code
 * ...Fixed}, have no race. Uses: the helpers, numeric.
 */
package dev.jay.programs.racy;
