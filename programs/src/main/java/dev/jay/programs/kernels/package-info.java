/**
 * Programs without a race, after those of PEREGRINE's and PARROT's evaluations: kernels of SPLASH-2
 * and PARSEC, a downloader, a parallel grep, a server's window, written from the published
 * algorithms. Each takes {@code --threads}, its size and a {@code --seed} for its data, and prints
 * one line {@code result}, which is the same for every schedule and every number of threads. Uses:
 * the helpers, numeric.
 */
package dev.jay.programs.kernels;
