package dev.jay.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Writes the course of a run as a {@code .jay} file; {@link CourseReader} reads it.
 *
 * <pre>
 *   CRSE      whole records; as many of these sections as it takes
 *   record    tag, numbers
 *   tag       a byte: bits 0-2 say what it is, the others are flags
 *   begins    0, flags READS, HOLDS, NEW and MORE; strand, kind, target, nanoseconds computed;
 *             with NEW the number of the target's class; with MORE trips, passes, nanoseconds idle
 *   ends      1, flags of {@link CourseStep}; strand, nanoseconds
 *   waits     2, flags: where; strand, nanoseconds, nanoseconds of its timeout or 0
 *   exits     3; strand, nanoseconds
 *   wakes     4, flags: the cause; strand
 *   starts    5, flags: the cause; strand
 *   asks      6; strand
 *   numbers   7 bits per byte, lowest first; the top bit says that more follow
 * </pre>
 *
 * <p>Nothing is allocated per record. Not thread-safe: the holder of the turn writes. A file has a
 * most size; what comes after that is left out, and {@link #isFull} says so.
 */
public final class CourseWriter implements CourseEvents {
  static final String RECORDS = "CRSE";
  static final int BEGINS = 0;
  static final int ENDS = 1;
  static final int WAITS = 2;
  static final int EXITS = 3;
  static final int WAKES = 4;
  static final int STARTS = 5;
  static final int ASKS = 6;
  static final int WHAT = 7;
  static final int FLAGS = 3; // the first bit of the flags
  static final int READS = 1;
  static final int HOLDS = 2;
  static final int NEW = 4;
  static final int MORE = 8;

  private static final int SECTION = 1 << 16;
  private static final int LONGEST = 64;

  private final OutputStream out;
  private final long most;
  private final byte[] buffer = new byte[SECTION];
  private int length;
  private long written;
  private int targets;

  /** {@code most} is how many bytes may be written, to about a section. */
  public CourseWriter(OutputStream out, long most) throws IOException {
    this.out = out;
    this.most = most;
    Sections.writeStart(out);
  }

  /** Whether something has been left out. */
  public boolean isFull() {
    return written >= most;
  }

  @Override
  public void begins(CourseStep step) throws IOException {
    boolean isNew = step.target > targets;
    boolean hasMore = step.trips != 0 || step.passes != 0 || step.idle != 0;
    int flags =
        (step.reads ? READS : 0)
            | (step.holds ? HOLDS : 0)
            | (isNew ? NEW : 0)
            | (hasMore ? MORE : 0);
    tag(BEGINS, flags);
    number(step.strand);
    number(step.kind);
    number(step.target);
    number(step.computed);
    if (isNew) {
      targets = step.target;
      number(step.classNumber);
    }
    if (hasMore) {
      number(step.trips);
      number(step.passes);
      number(step.idle);
    }
  }

  @Override
  public void ends(int strand, int flags, long nanos) throws IOException {
    tag(ENDS, flags);
    number(strand);
    number(nanos);
  }

  @Override
  public void waits(int strand, int where, long nanos, long timeout) throws IOException {
    tag(WAITS, where);
    number(strand);
    number(nanos);
    number(timeout);
  }

  @Override
  public void exits(int strand, long nanos) throws IOException {
    tag(EXITS, 0);
    number(strand);
    number(nanos);
  }

  @Override
  public void wakes(int strand, int cause) throws IOException {
    tag(WAKES, cause);
    number(strand);
  }

  @Override
  public void starts(int strand, int cause) throws IOException {
    tag(STARTS, cause);
    number(strand);
  }

  @Override
  public void asks(int owner) throws IOException {
    tag(ASKS, 0);
    number(owner);
  }

  /** Writes out what is still in memory, and the end. */
  public void close() throws IOException {
    writeSection();
    Sections.write(out, Sections.END, new byte[0]);
    out.close();
  }

  private void tag(int what, int flags) throws IOException {
    if (length + LONGEST > SECTION) {
      writeSection();
    }
    buffer[length++] = (byte) (what | flags << FLAGS);
  }

  private void writeSection() throws IOException {
    if (length > 0 && !isFull()) {
      Sections.write(out, RECORDS, Arrays.copyOf(buffer, length));
      written += length;
    }
    length = 0;
  }

  private void number(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      buffer[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[length++] = (byte) rest;
  }
}
