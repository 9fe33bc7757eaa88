package dev.jay.runtime.core;

/** The right of a strand to read a shared object without a turn, see {@link Leases}. */
final class Lease extends IdentityRecord {
  final Strand reader;
  final Readers readers;

  /**
   * How often it was used. The reader counts; the holder of the turn looks while the reader rests.
   */
  int uses;

  /** Whether it is in force; only the holder of the turn asks. */
  boolean isHeld = true;

  Lease(Object object, Strand reader, Readers readers) {
    super(object);
    this.reader = reader;
    this.readers = readers;
  }
}
