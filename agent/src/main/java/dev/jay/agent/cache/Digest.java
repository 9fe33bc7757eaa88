package dev.jay.agent.cache;

import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * Checksums of bytes. With the name and the length of a class they tell apart what chance, another
 * agent or another build makes of it; they are no defence against somebody who may write to the
 * cache, see {@link CacheFolder} for that. They are native code, which matters before anything is
 * compiled.
 */
final class Digest {
  private Digest() {}

  /** Two checksums in one number. */
  static long of(byte[] bytes) {
    Adler32 adler = new Adler32();
    adler.update(bytes, 0, bytes.length);
    return adler.getValue() << 32 | Integer.toUnsignedLong(crc(bytes, 0, bytes.length));
  }

  static int crc(byte[] bytes, int offset, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, offset, length);
    return (int) crc.getValue();
  }
}
