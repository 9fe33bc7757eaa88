package dev.jay.bench;

/** Something that cannot be measured; the others can. */
final class BenchFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  BenchFailure(String message) {
    super(message);
  }
}
