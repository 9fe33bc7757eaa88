package dev.jay.runtime.record;

import dev.jay.runtime.jvm.Raw;

/**
 * A buffer of fixed size between one who writes and the {@link Spool}, which takes out. No lock:
 * each side moves a count that the other one reads. A full ring makes the writer wait; nothing is
 * lost. Bytes can be seen by the spool from {@link #publish} on, or earlier if the ring is full.
 */
final class ByteRing {
  private static final long RETRY_NANOS = 50_000;
  private static final int SOME = 1 << 10;

  private final byte[] bytes;
  private final Spool spool;

  // The writer's.
  private long written;
  private long room;
  private long seen; // what publishSome has published

  private volatile long published;
  private volatile long taken;

  ByteRing(int size, Spool spool) {
    this.bytes = new byte[size];
    this.spool = spool;
    this.room = size;
  }

  // ---- The writer

  /** How many bytes have been written, ever. */
  long written() {
    return written;
  }

  void put(int value) {
    if (written == room) {
      awaitRoom();
    }
    bytes[(int) written++ & bytes.length - 1] = (byte) value;
  }

  /** Writes a number, 7 bits per byte, lowest first. */
  void number(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      put((int) rest | 0x80);
      rest >>>= 7;
    }
    put((int) rest);
  }

  void put(byte[] from, int start, int length) {
    int at = start;
    int left = length;
    while (left > 0) {
      if (written == room) {
        awaitRoom();
      }
      int place = (int) written & bytes.length - 1;
      int n = (int) Math.min(Math.min(left, room - written), bytes.length - place);
      System.arraycopy(from, at, bytes, place, n);
      written += n;
      at += n;
      left -= n;
    }
  }

  /** What was written so far is complete. */
  void publish() {
    published = written;
    if (written - taken > bytes.length / 2) {
      spool.wake();
    }
  }

  /** The same, once there is some: it costs as much as an entry. */
  void publishSome() {
    if (written - seen > SOME) {
      seen = written;
      publish();
    }
  }

  private void awaitRoom() {
    published = written;
    while (taken + bytes.length == written) {
      spool.wake();
      if (spool.isClosed()) {
        taken = written; // nobody takes out any more
      } else {
        Raw.parkNanos(RETRY_NANOS);
      }
    }
    room = taken + bytes.length;
  }

  // ---- The spool

  /** How much there is to take. */
  int available() {
    return (int) (published - taken);
  }

  /** Takes out {@code length} bytes, which there are. */
  void take(byte[] to, int length) {
    int place = (int) taken & bytes.length - 1;
    int n = Math.min(length, bytes.length - place);
    System.arraycopy(bytes, place, to, 0, n);
    System.arraycopy(bytes, 0, to, n, length - n);
    taken += length;
  }
}
