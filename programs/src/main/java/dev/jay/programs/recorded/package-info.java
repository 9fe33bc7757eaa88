/**
 * Programs into which something enters from outside, one for each kind: files, sockets, processes,
 * clocks, the machine. They need nothing but an empty folder to run in, and make what they read.
 * Expected: recorded once and replayed elsewhere, with nothing of it there, they print the same.
 */
package dev.jay.programs.recorded;
