package dev.jay.trace;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a recording is of. The launcher knows the command and writes it before the program begins;
 * the JVM adds what only it knows, at the beginning and at the end. So a recording has up to three
 * heads, of the same form:
 *
 * <pre>
 *   properties   u16 count, pairs of texts
 *   words        u16 count, texts: the command after java
 *   environment  u16 count, pairs of texts
 *   digests      u16 count, then text and u64: the files of the class path
 *   text         u32 length, UTF-8
 * </pre>
 */
public final class RecordingHead {
  /** The property that says how long processors have worked for the program. */
  public static final String PROCESSOR_NANOS = "processor-nanos";

  /** The property that says how long it went on. */
  public static final String WALL_NANOS = "wall-nanos";

  /** The property that lists the places of plain accesses that are operations, if not all are. */
  public static final String SITES = "sites";

  /** Before what an input is of: how many there were, and with how many bytes. */
  public static final String INPUT = "input ";

  /** Before the name of a method: how often threads outside have let something in through it. */
  public static final String UNSEEN = "unseen ";

  private static final int LONGEST_TEXT = 1 << 24;

  /** Versions, directory, order, seed and the like, by name. */
  public final TreeMap<String, String> properties = new TreeMap<>();

  /** The command after {@code java}: options, program, arguments. */
  public final List<String> words = new ArrayList<>();

  public final TreeMap<String, String> environment = new TreeMap<>();
  public final TreeMap<String, Long> digests = new TreeMap<>();

  /** The property, or the empty text. */
  public String property(String name) {
    String value = properties.get(name);
    return value == null ? "" : value;
  }

  /** Adds what {@code other} says. */
  void addAll(RecordingHead other) {
    properties.putAll(other.properties);
    words.addAll(other.words);
    environment.putAll(other.environment);
    digests.putAll(other.digests);
  }

  byte[] encoded() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    pairs(out, properties);
    out.writeShort(words.size());
    for (String word : words) {
      text(out, word);
    }
    pairs(out, environment);
    out.writeShort(digests.size());
    for (Map.Entry<String, Long> entry : digests.entrySet()) {
      text(out, entry.getKey());
      out.writeLong(entry.getValue());
    }
    return bytes.toByteArray();
  }

  /** Adds what {@code in} says to what is known. */
  void add(DataInputStream in) throws IOException {
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      properties.put(text(in), text(in));
    }
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      words.add(text(in));
    }
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      environment.put(text(in), text(in));
    }
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      digests.put(text(in), in.readLong());
    }
  }

  private static void pairs(DataOutputStream out, Map<String, String> pairs) throws IOException {
    out.writeShort(pairs.size());
    for (Map.Entry<String, String> entry : pairs.entrySet()) {
      text(out, entry.getKey());
      text(out, entry.getValue());
    }
  }

  private static void text(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String text(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LONGEST_TEXT || length > in.available()) {
      throw new java.io.EOFException();
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
  }
}
