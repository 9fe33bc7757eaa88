package dev.jay.agent.cache;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The layout of a file of the cache, its reader and its writer. All numbers are big-endian.
 *
 * <pre>
 *   0  u64  MAGIC
 *   8  u32  VERSION
 *  12  u32  length of the key
 *  16  u32  number of entries
 *  20  u32  length of the first section
 *  24  u32  length of the second section
 *  28  u32  CRC of key and index
 *  32       the key, UTF-8
 *           the index, one record for each entry, ascending by digest:
 *             0 i64 digest, 8 u32 name, 12 u32 length, 16 u32 role,
 *            20 u32 offset in the section, 24 u32 length or LEFT_ALONE, 28 u32 CRC
 *           the first section: what was made of EARLY classes, which are needed once, together
 *           the second section: what was made of all others
 * </pre>
 *
 * <p>The index is searched where it lies, so that opening a file makes nothing of its entries; the
 * second section mostly stays on the disk, and a class is read from there when it is loaded, so
 * that a class path of many libraries costs a program only what it uses of it. A file that is not
 * exactly so, or is for another key, is as if it were not there; what was made of a class is
 * checked when it is used.
 */
final class CacheFile implements Closeable {
  private static final long MAGIC = 0x4A61794361636865L; // JayCache
  private static final int VERSION = 1;
  private static final int HEADER = 32;
  private static final int RECORD = 32;
  private static final int LEFT_ALONE = -1;

  /** Larger files are neither written nor opened. */
  private static final int LARGEST = 64 << 20;

  /** A file that is written is no larger than this part of the heap at its greatest. */
  private static final int PART_OF_HEAP = 16;

  private final byte[] index; // the records
  private @Nullable Section first;
  private final Section second;

  private CacheFile(byte[] index, Section first, Section second) {
    this.index = index;
    this.first = first;
    this.second = second;
  }

  /** No larger file is made in this JVM. */
  static long largest() {
    return Math.min(LARGEST, Runtime.getRuntime().maxMemory() / PART_OF_HEAP);
  }

  /**
   * Opens a file, and reads all of it if it is wanted in memory; null if there is none, or none for
   * that key.
   */
  static @Nullable CacheFile open(File path, String key, boolean inMemory) {
    RandomAccessFile file = null;
    CacheFile opened = null;
    try {
      file = new RandomAccessFile(path, "r");
      opened = open(file, key, inMemory);
    } catch (IOException e) {
      // as if there were none
    }
    if (file != null && (opened == null || inMemory)) {
      close(file);
    }
    return opened;
  }

  private static @Nullable CacheFile open(RandomAccessFile file, String key, boolean inMemory)
      throws IOException {
    long size = file.length();
    if (size < HEADER || size > LARGEST) {
      return null;
    }
    byte[] header = bytes(file, HEADER);
    if (u64(header, 0) != MAGIC || u32(header, 8) != VERSION) {
      return null;
    }
    byte[] wanted = key.getBytes(StandardCharsets.UTF_8);
    long records = (long) RECORD * u32(header, 16);
    int first = u32(header, 20);
    int second = u32(header, 24);
    if (u32(header, 12) != wanted.length
        || records < 0
        || first < 0
        || second < 0
        || HEADER + wanted.length + records + first + second != size) {
      return null;
    }
    byte[] head = bytes(file, wanted.length + (int) records);
    if (Digest.crc(head, 0, head.length) != u32(header, 28)
        || !Arrays.equals(head, 0, wanted.length, wanted, 0, wanted.length)) {
      return null;
    }
    byte[] index = Arrays.copyOfRange(head, wanted.length, head.length);
    return new CacheFile(
        index,
        Section.inMemory(file, first),
        inMemory ? Section.inMemory(file, second) : Section.onDisk(file, second));
  }

  @Override
  public void close() {
    second.close();
  }

  static void close(RandomAccessFile file) {
    try {
      file.close();
    } catch (IOException e) {
      // it was only read
    }
  }

  static byte[] bytes(RandomAccessFile file, int length) throws IOException {
    byte[] bytes = new byte[length];
    file.readFully(bytes);
    return bytes;
  }

  /** The entry of a class; null if there is none, or it is damaged. */
  @Nullable CacheEntry find(Role role, String className, byte[] original) {
    long digest = Digest.of(original);
    for (int at = firstOf(digest); at < index.length && u64(index, at) == digest; at += RECORD) {
      if (u32(index, at + 8) == className.hashCode()
          && u32(index, at + 12) == original.length
          && u32(index, at + 16) == role.code) {
        return entry(at);
      }
    }
    return null;
  }

  /** Where the first record of at least that digest is. */
  private int firstOf(long digest) {
    int low = 0;
    int high = index.length / RECORD;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (u64(index, middle * RECORD) < digest) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low * RECORD;
  }

  private @Nullable CacheEntry entry(int at) {
    int role = u32(index, at + 16);
    int length = u32(index, at + 24);
    byte[] made = null;
    if (length != LEFT_ALONE) {
      made = made(role, u32(index, at + 20), length);
      if (made == null || Digest.crc(made, 0, length) != u32(index, at + 28)) {
        return null;
      }
    }
    return new CacheEntry(u64(index, at), u32(index, at + 8), u32(index, at + 12), role, made);
  }

  private byte @Nullable [] made(int role, int offset, int length) {
    Section section = section(role) == 0 ? first : second;
    return section == null || offset < 0 || length < 0 || length > section.length - offset
        ? null
        : section.read(offset, length);
  }

  /** All entries that are not damaged. */
  List<CacheEntry> entries() {
    List<CacheEntry> entries = new ArrayList<>();
    for (int at = 0; at < index.length; at += RECORD) {
      CacheEntry entry = entry(at);
      if (entry != null) {
        entries.add(entry);
      }
    }
    return entries;
  }

  /** Early classes are not asked for again. */
  void dropEarly() {
    first = null;
  }

  /** The content of a file with those entries; null if it would be too large. */
  static byte @Nullable [] write(String key, Collection<CacheEntry> entries) {
    List<CacheEntry> sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparingLong(entry -> entry.digest));
    byte[] keyBytes = key.getBytes(StandardCharsets.UTF_8);
    long[] sections = new long[2];
    for (CacheEntry entry : sorted) {
      sections[section(entry.role)] += entry.size();
    }
    int head = keyBytes.length + RECORD * sorted.size();
    long size = HEADER + head + sections[0] + sections[1];
    if (size > largest()) {
      return null;
    }
    byte[] file = new byte[(int) size];
    int[] begins = {HEADER + head, HEADER + head + (int) sections[0]};
    int[] used = new int[2];
    ByteBuffer out = ByteBuffer.wrap(file);
    out.position(HEADER);
    out.put(keyBytes);
    for (CacheEntry entry : sorted) {
      int section = section(entry.role);
      int at = begins[section] + used[section];
      byte[] made = entry.made;
      out.putLong(entry.digest).putInt(entry.name).putInt(entry.length);
      out.putInt(entry.role).putInt(used[section]);
      if (made == null) {
        out.putInt(LEFT_ALONE).putInt(0);
      } else {
        System.arraycopy(made, 0, file, at, made.length);
        out.putInt(made.length).putInt(Digest.crc(made, 0, made.length));
        used[section] += made.length;
      }
    }
    out.position(0);
    out.putLong(MAGIC).putInt(VERSION).putInt(keyBytes.length).putInt(sorted.size());
    out.putInt((int) sections[0]).putInt((int) sections[1]).putInt(Digest.crc(file, HEADER, head));
    return file;
  }

  private static int section(int role) {
    return role == Role.EARLY.code ? 0 : 1;
  }

  // By hand: these run before anything is compiled, where every call counts.

  private static int u32(byte[] bytes, int at) {
    return bytes[at] << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | (bytes[at + 3] & 0xFF);
  }

  private static long u64(byte[] bytes, int at) {
    return (long) u32(bytes, at) << 32 | Integer.toUnsignedLong(u32(bytes, at + 4));
  }
}
