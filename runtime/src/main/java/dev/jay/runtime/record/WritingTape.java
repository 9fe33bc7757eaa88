package dev.jay.runtime.record;

import dev.jay.runtime.inputs.Tape;
import org.jspecify.annotations.Nullable;

/** Writes a strand's inputs. Numbers are written so that small ones, of either sign, are short. */
final class WritingTape extends Tape {
  private final Spool spool;
  private final int strand;

  /** The class whose initialiser it is, if it is that. */
  private final @Nullable String className;

  private @Nullable ByteRing ring;

  /** The input that is being written, and where it began. */
  private int kind;

  private long from;

  WritingTape(Spool spool, int strand) {
    this(spool, strand, null);
  }

  private WritingTape(Spool spool, int strand, @Nullable String className) {
    this.spool = spool;
    this.strand = strand;
    this.className = className;
  }

  @Override
  public Tape ofInitialiser(String className) {
    return new WritingTape(spool, strand, className);
  }

  @Override
  public boolean isReplayed() {
    return false;
  }

  @Override
  public void begin(int kind) {
    ByteRing ring = ring();
    this.kind = kind;
    this.from = ring.written();
    ring.number(kind);
  }

  @Override
  public void end() {
    ByteRing ring = ring();
    spool.counts.add(kind, ring.written() - from);
    ring.publish();
  }

  @Override
  public void put(long value) {
    ring().number(value << 1 ^ value >> 63);
  }

  @Override
  public void put(byte[] bytes, int from, int length) {
    ByteRing ring = ring();
    ring.number(length);
    byte[] redacted = spool.redaction.redactedOrNull(bytes, from, length);
    if (redacted == null) {
      ring.put(bytes, from, length);
    } else {
      ring.put(redacted, 0, length);
    }
  }

  @Override
  public void initialises(String className) {
    spool.initialises(className);
    ByteRing ring = ring();
    ring.number(INITIALISER);
    ring.number(Integer.toUnsignedLong(className.hashCode()));
    ring.publish();
  }

  @Override
  public void abandon() {
    if (className != null) {
      spool.ringOfInitialiser(InitialiserStreams.ABANDONED + className).publish();
    }
  }

  private ByteRing ring() {
    ByteRing known = ring;
    if (known == null) {
      known = className == null ? spool.ringOf(strand) : spool.ringOfInitialiser(className);
      ring = known;
    }
    return known;
  }

  @Override
  public long get() {
    throw new UnsupportedOperationException();
  }

  @Override
  public byte[] getBytes() {
    throw new UnsupportedOperationException();
  }
}
