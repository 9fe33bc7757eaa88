package dev.jay.programs.compressor;

/** What became of a block: who compressed it, and to what. */
record Result(int block, int consumer, byte[] compressed) {}
