package dev.jay.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The list of a jar's entries, which stands at its end with their checksums. Read by hand: to open
 * a JarFile takes longer than all else that finds a schedule. A jar that is laid out in another way
 * (more than 65,534 entries, a long comment) is digested by its end as it is.
 */
final class JarDirectory {
  /** Where a jar carries schedules; they are no part of the program. */
  static final String SCHEDULES = "META-INF/jay/";

  private static final int END_LENGTH = 22;
  private static final int END_SIGNATURE = 0x06054b50;
  private static final int ENTRY_LENGTH = 46;
  private static final int MOST_BYTES = 1 << 23;

  private JarDirectory() {}

  /** Changes when an entry's name or content does, its schedules' excepted. */
  static long digest(Path jar) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(jar.toFile(), "r")) {
      long length = in.length();
      byte[] end = new byte[(int) Math.min(END_LENGTH, length)];
      in.seek(length - end.length);
      in.readFully(end);
      ByteBuffer fields = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN);
      boolean isPlain =
          end.length == END_LENGTH
              && fields.getInt(0) == END_SIGNATURE
              && fields.getShort(10) != -1
              && fields.getInt(12) > 0
              && fields.getInt(12) <= MOST_BYTES
              && fields.getInt(16) >= 0;
      if (!isPlain) {
        return ofEnd(in, length);
      }
      byte[] directory = new byte[fields.getInt(12)];
      in.seek(length - END_LENGTH - directory.length);
      in.readFully(directory);
      return ofEntries(directory);
    }
  }

  private static long ofEntries(byte[] directory) {
    CRC32 crc = new CRC32();
    byte[] schedules = SCHEDULES.getBytes(StandardCharsets.US_ASCII);
    long entries = 0;
    int at = 0;
    while (at + ENTRY_LENGTH <= directory.length && directory[at] == 'P') {
      int name = number(directory, at + 28);
      int from = at + ENTRY_LENGTH;
      int end = Math.min(directory.length, from + name);
      if (!begins(directory, from, end, schedules)) {
        entries++;
        crc.update(directory, at + 16, 4); // the checksum of its content
        crc.update(directory, from, end - from);
      }
      at = end + number(directory, at + 30) + number(directory, at + 32);
    }
    return entries << 32 | crc.getValue();
  }

  private static int number(byte[] directory, int at) {
    return directory[at] & 0xFF | (directory[at + 1] & 0xFF) << 8;
  }

  private static boolean begins(byte[] directory, int from, int end, byte[] text) {
    return Arrays.equals(directory, from, Math.min(end, from + text.length), text, 0, text.length);
  }

  private static long ofEnd(RandomAccessFile in, long length) throws IOException {
    byte[] end = new byte[(int) Math.min(MOST_BYTES, length)];
    in.seek(length - end.length);
    in.readFully(end);
    CRC32 crc = new CRC32();
    crc.update(end);
    return length << 32 | crc.getValue();
  }
}
