package dev.jay.programs.compressor;

/** A numbered piece of the input. */
record Block(int number, byte[] content) {}
