package dev.jay.programs.compressor;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The blocks of a file, or blocks made from a seed: compressible, and different for each seed. */
interface BlockSource {
  int SIZE = 256 * 1024;

  /** The next block's content; empty at the end. */
  Optional<byte[]> next() throws IOException;

  static BlockSource ofFile(InputStream in) {
    return () -> {
      byte[] content = in.readNBytes(SIZE);
      return content.length == 0 ? Optional.empty() : Optional.of(content);
    };
  }

  static BlockSource ofSeed(long seed, int blocks) {
    return new BlockSource() {
      private int number;

      @Override
      public Optional<byte[]> next() {
        return number == blocks ? Optional.empty() : Optional.of(content(seed, number++));
      }
    };
  }

  /** Words drawn from a small vocabulary, so that there is something to compress. */
  private static byte[] content(long seed, int number) {
    byte[] content = new byte[SIZE];
    long x = seed * 0x9e3779b97f4a7c15L + number + 1;
    int word = 0;
    int left = 0;
    for (int i = 0; i < SIZE; i++) {
      if (left == 0) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        word = (int) (x >>> 40) & 0x3ff;
        left = 3 + (word & 7);
        content[i] = ' ';
      } else {
        left--;
        word = word * 31 + 7;
        content[i] = (byte) ('a' + (word >>> 3 & 0xf));
      }
    }
    return content;
  }
}
