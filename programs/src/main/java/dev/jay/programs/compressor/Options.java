package dev.jay.programs.compressor;

import java.nio.file.Path;
import java.util.Optional;

/** The command line of the compressor. */
record Options(
    int threads, int blocks, boolean softBarrier, boolean time, long seed, Optional<Path> file) {
  static final String USAGE =
      "usage: Compressor [--threads N] [--blocks N] [--soft-barrier] [--time] [--seed S | FILE]";

  static Options parse(String... args) {
    int threads = 4;
    int blocks = 24;
    boolean softBarrier = false;
    boolean time = false;
    long seed = 1;
    Optional<Path> file = Optional.empty();
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--threads" -> threads = Integer.parseInt(value(args, ++i));
        case "--blocks" -> blocks = Integer.parseInt(value(args, ++i));
        case "--soft-barrier" -> softBarrier = true;
        case "--time" -> time = true;
        case "--seed" -> seed = Long.parseLong(value(args, ++i));
        default -> {
          if (args[i].startsWith("-") || file.isPresent()) {
            throw new IllegalArgumentException(args[i] + " is not understood");
          }
          file = Optional.of(Path.of(args[i]));
        }
      }
    }
    if (threads < 1 || blocks < 1) {
      throw new IllegalArgumentException("at least one thread and one block are needed");
    }
    return new Options(threads, blocks, softBarrier, time, seed, file);
  }

  private static String value(String[] args, int i) {
    if (i == args.length) {
      throw new IllegalArgumentException(args[i - 1] + " needs a value");
    }
    return args[i];
  }
}
