package dev.jay.trace;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * A recording as {@link RecordingWriter} has written it. The pieces of its streams stay deflated in
 * memory until they are asked for. A file without its end is a recording that was cut short: it is
 * read as far as it goes.
 */
public final class RecordingReader {
  private static final int LARGEST_PIECE = 1 << 26;

  public final RecordingHead head = new RecordingHead();

  /** Whether it was closed in order. */
  public final boolean isComplete;

  private final String name;
  private final TreeMap<Integer, List<Piece>> streams = new TreeMap<>();

  private RecordingReader(InputStream in, String name) throws IOException {
    this.name = name;
    Sections.readStart(in, name);
    boolean complete = true;
    boolean hasHead = false;
    try {
      for (Sections.Section s = Sections.read(in, name); s != null; s = Sections.read(in, name)) {
        hasHead |= s.name.equals(RecordingWriter.HEAD);
        take(s);
      }
    } catch (BadFile.CutShort e) {
      complete = false;
    } catch (EOFException e) {
      throw new BadFile(name + " is damaged: a section ends too early");
    }
    if (!hasHead) {
      throw new BadFile(name + " is not a recording");
    }
    this.isComplete = complete;
  }

  /** Reads a file; {@code name} is what messages call it. */
  public static RecordingReader read(InputStream in, String name) throws IOException {
    return new RecordingReader(in, name);
  }

  /** Whether a file begins as a recording does; {@code name} is what messages call it. */
  public static boolean isRecording(InputStream in, String name) throws IOException {
    Sections.readStart(in, name);
    Sections.Section first = Sections.read(in, name);
    return first != null && first.name.equals(RecordingWriter.HEAD);
  }

  private void take(Sections.Section section) throws IOException {
    DataInputStream in = section.content();
    switch (section.name) {
      case RecordingWriter.HEAD:
        head.add(in);
        break;
      case RecordingWriter.STREAM:
        int stream = in.readInt();
        int length = in.readInt();
        if (stream < 0 || length < 0 || length > LARGEST_PIECE) {
          throw new BadFile(name + " is damaged: a piece of " + length + " bytes");
        }
        List<Piece> pieces = streams.get(stream);
        if (pieces == null) {
          pieces = new ArrayList<>();
          streams.put(stream, pieces);
        }
        pieces.add(new Piece(in.readAllBytes(), length));
        break;
      default:
        if (!section.isOptional()) {
          throw new BadFile(
              name
                  + " has a section "
                  + section.name
                  + " that this Jay does not know. Use a newer Jay");
        }
        break;
    }
  }

  /** The streams that there are, by number. */
  public Iterable<Integer> streams() {
    return streams.keySet();
  }

  /** How many bytes that stream has. */
  public long length(int number) {
    long length = 0;
    List<Piece> pieces = streams.get(number);
    if (pieces != null) {
      for (Piece piece : pieces) {
        length += piece.length;
      }
    }
    return length;
  }

  /** The stream with that number; an empty one if there is none. */
  public Stream stream(int number) {
    List<Piece> pieces = streams.get(number);
    return new Stream(pieces == null ? new ArrayList<>() : pieces, name);
  }

  /** Bytes that are there already, as a stream. */
  static Stream streamOf(byte[] bytes, String name) {
    return new Stream(bytes, name);
  }

  /** All bytes of a stream. */
  public byte[] bytes(int number) throws IOException {
    return stream(number).bytes((int) Math.min(Integer.MAX_VALUE, length(number)));
  }

  private static final class Piece {
    final byte[] deflated;
    final int length;

    Piece(byte[] deflated, int length) {
      this.deflated = deflated;
      this.length = length;
    }

    byte @Nullable [] inflatedOrNull() {
      Inflater inflater = new Inflater(true);
      try {
        byte[] bytes = new byte[length];
        inflater.setInput(deflated);
        int done = 0;
        while (done < length) {
          int n = inflater.inflate(bytes, done, length - done);
          if (n == 0) {
            return null;
          }
          done += n;
        }
        return bytes;
      } catch (DataFormatException e) {
        return null;
      } finally {
        inflater.end();
      }
    }
  }

  /** The bytes of a stream, from the first on. */
  public static final class Stream {
    private final List<Piece> pieces;
    private final String name;
    private int next;
    private byte[] piece = {};
    private int at;

    Stream(List<Piece> pieces, String name) {
      this.pieces = pieces;
      this.name = name;
    }

    Stream(byte[] bytes, String name) {
      this(new ArrayList<>(), name);
      this.piece = bytes;
    }

    /** Whether there are more bytes. */
    public boolean hasMore() throws IOException {
      while (at == piece.length) {
        if (next == pieces.size()) {
          return false;
        }
        byte[] inflated = pieces.get(next).inflatedOrNull();
        if (inflated == null) {
          throw new BadFile(name + " is damaged: a piece cannot be inflated");
        }
        next++;
        piece = inflated;
        at = 0;
      }
      return true;
    }

    /** The next byte, 0 to 255; {@link EOFException} at the end. */
    public int read() throws IOException {
      if (!hasMore()) {
        throw new EOFException();
      }
      return piece[at++] & 0xFF;
    }

    /** The next number, 7 bits per byte. */
    public long number() throws IOException {
      long value = 0;
      for (int shift = 0; ; shift += 7) {
        int b = read();
        value |= (long) (b & 0x7F) << shift;
        if (b < 0x80) {
          return value;
        }
        if (shift > 63) {
          throw new BadFile(name + " is damaged: a number without end");
        }
      }
    }

    /** Whether these two numbers come next; if so they are read. */
    public boolean skips(long first, long second) throws IOException {
      if (!hasMore() || (piece[at] & 0x7F) != (first & 0x7F)) {
        return false;
      }
      byte[] before = piece;
      int from = at;
      int nextBefore = next;
      try {
        if (number() == first && number() == second) {
          return true;
        }
      } catch (EOFException e) {
        // not a whole number
      }
      piece = before;
      at = from;
      next = nextBefore;
      return false;
    }

    /** So many bytes, as many as there are. */
    public byte[] bytes(int length) throws IOException {
      if (length < 0 || length > LARGEST_PIECE) {
        throw new BadFile(name + " is damaged: " + length + " bytes in one piece");
      }
      byte[] bytes = new byte[length];
      int done = 0;
      while (done < length) {
        if (!hasMore()) {
          throw new EOFException();
        }
        int n = Math.min(length - done, piece.length - at);
        System.arraycopy(piece, at, bytes, done, n);
        at += n;
        done += n;
      }
      return bytes;
    }
  }
}
