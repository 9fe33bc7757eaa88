package dev.jay.trace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Deflater;

/**
 * Writes a recording as a {@code .jay} file, piece by piece, so that what was written before a
 * crash can be read. {@link RecordingReader} reads it.
 *
 * <pre>
 *   RECH   a head, see {@link RecordingHead}; up to three of them
 *   RECS   a piece of a stream: u32 stream, u32 length when inflated, deflated bytes
 * </pre>
 *
 * Stream 0 is the order, see {@link OrderCode}; stream {@code 1 + n} the inputs of strand n. Each
 * stream from {@link #INITIALISERS} on begins with the length and the name of a class, whose
 * initialiser's inputs follow. An execution trace has further streams, see {@link TraceCode}. The
 * pieces of a stream belong together, whatever stands between them. Not thread-safe.
 */
public final class RecordingWriter {
  static final String HEAD = "RECH";
  static final String STREAM = "RECS";

  /** The stream of the order. */
  public static final int ORDER = 0;

  /** Of a trace: the stream of the first strand's memory; the others follow. */
  private static final int MEMORY = 1 << 24;

  /** Of a trace. */
  public static final int OPERATIONS = 1 << 25;

  /** Of a trace. */
  public static final int SITES = OPERATIONS + 1;

  /** Of a hybrid schedule. */
  public static final int CONSTRAINTS = OPERATIONS + 2;

  /** The first of the streams of initialisers. */
  public static final int INITIALISERS = 3 << 24;

  private final OutputStream out;
  private volatile long written;
  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
  private final byte[] deflated = new byte[1 << 16];
  private final ByteArrayOutputStream section = new ByteArrayOutputStream();

  private RecordingWriter(OutputStream out) {
    this.out = out;
  }

  /** A recording that begins in {@code out}. */
  public static RecordingWriter begin(OutputStream out) throws IOException {
    Sections.writeStart(out);
    return new RecordingWriter(out);
  }

  /** A recording that another writer has begun, with its head. */
  public static RecordingWriter goOn(OutputStream out) {
    return new RecordingWriter(out);
  }

  /** The stream of a strand's inputs. */
  public static int inputs(int strand) {
    return 1 + strand;
  }

  /** The stream of what a strand executed. */
  public static int memory(int strand) {
    return MEMORY + strand;
  }

  /** Whether that is the stream of a strand's inputs. */
  public static boolean isInputs(int stream) {
    return stream > ORDER && stream < MEMORY;
  }

  public void head(RecordingHead head) throws IOException {
    Sections.write(out, HEAD, head.encoded());
    out.flush();
  }

  /** How many bytes of pieces were written. Any thread may ask. */
  public long bytes() {
    return written;
  }

  /** Writes a piece of a stream. */
  public void piece(int stream, byte[] bytes, int length) throws IOException {
    section.reset();
    number(stream);
    number(length);
    deflater.reset();
    deflater.setInput(bytes, 0, length);
    deflater.finish();
    while (!deflater.finished()) {
      section.write(deflated, 0, deflater.deflate(deflated));
    }
    byte[] content = section.toByteArray();
    ByteArrayOutputStream whole = new ByteArrayOutputStream(content.length + 16);
    Sections.write(whole, STREAM, content);
    out.write(whole.toByteArray());
    written += whole.size();
    out.flush();
  }

  private void number(int value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      section.write(value >>> shift);
    }
  }

  /** Writes the end. */
  public void close() throws IOException {
    Sections.write(out, Sections.END, new byte[0]);
    out.close();
    deflater.end();
  }
}
