package dev.jay.trace;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The outer form of all files that Jay writes, defined once for writers and readers.
 *
 * <pre>
 *   8 bytes   magic: J A Y CR LF 1A LF 00, which text conversions and cut files break
 *   u16       format version
 *   sections, each:
 *     4 bytes   name, ASCII; one that begins with a small letter may be skipped by who does not know it
 *     u32       length of the content
 *     ...       content
 *     u32       CRC-32 of name and content
 *   the section END, empty, is the last
 * </pre>
 *
 * All numbers are big endian. The version moves when an old reader would misunderstand a new file;
 * a new optional section does not move it.
 */
public final class Sections {
  /** What this Jay writes, and the newest that it reads. */
  public static final int FORMAT_VERSION = 1;

  public static final String END = "END ";

  private static final byte[] MAGIC = {'J', 'A', 'Y', '\r', '\n', 0x1A, '\n', 0};
  private static final int NAME_LENGTH = 4;
  private static final int MOST_BYTES = 1 << 30;

  private Sections() {}

  /** Writes what comes before the first section. */
  public static void writeStart(OutputStream out) throws IOException {
    out.write(MAGIC);
    new DataOutputStream(out).writeShort(FORMAT_VERSION);
  }

  /** Writes one section. */
  public static void write(OutputStream out, String name, byte[] content) throws IOException {
    DataOutputStream data = new DataOutputStream(out);
    byte[] nameBytes = ascii(name);
    data.write(nameBytes);
    data.writeInt(content.length);
    data.write(content);
    data.writeInt(checksum(nameBytes, content));
  }

  private static byte[] ascii(String name) {
    byte[] bytes = new byte[NAME_LENGTH];
    for (int i = 0; i < NAME_LENGTH; i++) {
      bytes[i] = (byte) name.charAt(i);
    }
    return bytes;
  }

  private static int checksum(byte[] name, byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(name, 0, name.length);
    crc.update(content, 0, content.length);
    return (int) crc.getValue();
  }

  /** One section as read. */
  public static final class Section {
    public final String name;
    private final byte[] content;

    Section(String name, byte[] content) {
      this.name = name;
      this.content = content;
    }

    public DataInputStream content() {
      return new DataInputStream(new ByteArrayInputStream(content));
    }

    /** Whether a reader that does not know it may go on without it. */
    public boolean isOptional() {
      return name.charAt(0) >= 'a';
    }
  }

  /** Reads what comes before the first section; {@code file} is the name for messages. */
  public static void readStart(InputStream in, String file) throws IOException {
    DataInputStream data = new DataInputStream(in);
    byte[] magic = new byte[MAGIC.length];
    int version;
    try {
      data.readFully(magic);
      for (int i = 0; i < magic.length; i++) {
        if (magic[i] != MAGIC[i]) {
          throw new BadFile(file + " is not a Jay file. Give one that Jay has written");
        }
      }
      version = data.readUnsignedShort();
    } catch (EOFException e) {
      throw new BadFile(file + " is not a Jay file: it ends after a few bytes");
    }
    if (version > FORMAT_VERSION) {
      throw new BadFile(
          file
              + " is format "
              + version
              + "; this Jay reads up to "
              + FORMAT_VERSION
              + ". Use a newer Jay, or make the file again");
    }
    if (version < 1) {
      throw new BadFile(file + " is damaged: format " + version + " never was");
    }
  }

  /** Reads the next section; null at the end. */
  public static @Nullable Section read(InputStream in, String file) throws IOException {
    DataInputStream data = new DataInputStream(in);
    try {
      byte[] name = new byte[NAME_LENGTH];
      data.readFully(name);
      int length = data.readInt();
      if (length < 0 || length > MOST_BYTES) {
        throw new BadFile(file + " is damaged: a section of " + length + " bytes");
      }
      byte[] content = in.readNBytes(length);
      if (data.readInt() != checksum(name, content)) {
        throw new BadFile(
            file + " is damaged: a section does not have its checksum. Make the file again");
      }
      String text = text(name);
      return text.equals(END) ? null : new Section(text, content);
    } catch (EOFException e) {
      throw new BadFile.CutShort(file);
    }
  }

  private static String text(byte[] name) {
    StringBuilder text = new StringBuilder();
    for (byte b : name) {
      text.append((char) (b & 0xFF));
    }
    return text.toString();
  }
}
