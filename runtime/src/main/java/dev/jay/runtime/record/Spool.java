package dev.jay.runtime.record;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import dev.jay.runtime.jvm.Voice;
import dev.jay.runtime.run.StatusFile;
import dev.jay.trace.RecordingWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Brings what is in the rings to the file: CAPO's collector. Every {@link #INTERVAL_NANOS}, or when
 * a ring is half full, it takes out what there is, deflates and writes it. The order is taken out
 * first and written last, so that in a file that was cut short at any moment there are all inputs
 * of the part of the order that is there.
 */
final class Spool implements Runnable, StatusFile.Log {
  private static final long INTERVAL_NANOS = 20_000_000;
  private static final int ORDER_SIZE = 1 << 18;
  private static final int INPUTS_SIZE = 1 << 14;

  private final RecordingWriter writer;
  final Redaction redaction;
  final ByteRing order;
  final InputCounts counts = new InputCounts();
  private final long begin = System.nanoTime();

  /** All but that of the order; under its own lock. */
  private final List<Tap> taps = new ArrayList<>();

  /** Whether the texts of sites are written, and how many have been. */
  private boolean writesSites;

  private int sites;

  /** How many initialisers have read something; under the lock of the taps. */
  private int initialisers;

  /** Classes that are initialised in the order; its monitor guards both. */
  private final Set<String> inOrder = new HashSet<>();

  private @Nullable ByteRing namesInOrder;

  private final byte[] orderPiece = new byte[ORDER_SIZE];
  private byte[] piece = new byte[INPUTS_SIZE];
  private @Nullable Thread thread;
  private volatile boolean closed;
  private volatile boolean failed;

  Spool(RecordingWriter writer, Redaction redaction) {
    this.writer = writer;
    this.redaction = redaction;
    this.order = new ByteRing(ORDER_SIZE, this);
  }

  void start() {
    thread = Service.start("jay-recorder", this);
  }

  /** A ring, and the stream of the file that it goes to. */
  private static final class Tap {
    final int stream;
    final ByteRing ring;

    Tap(int stream, ByteRing ring) {
      this.stream = stream;
      this.ring = ring;
    }
  }

  /** A ring of a strand's inputs. */
  ByteRing ringOf(int strand) {
    return ring(RecordingWriter.inputs(strand), INPUTS_SIZE);
  }

  /** A ring for what that class's initialiser reads. It begins with the name. */
  ByteRing ringOfInitialiser(String className) {
    ByteRing ring = new ByteRing(INPUTS_SIZE, this);
    byte[] name = className.getBytes(StandardCharsets.UTF_8);
    ring.number(name.length);
    ring.put(name, 0, name.length);
    synchronized (taps) {
      taps.add(new Tap(RecordingWriter.INITIALISERS + initialisers, ring));
      initialisers++;
    }
    return ring;
  }

  /** A class is initialised in the order; one stream has the names of all those. */
  void initialises(String className) {
    synchronized (inOrder) {
      if (inOrder.add(className)) {
        ByteRing ring = namesInOrder;
        if (ring == null) {
          ring = ringOfInitialiser(InitialiserStreams.IN_ORDER);
          namesInOrder = ring;
        }
        byte[] name = className.getBytes(StandardCharsets.UTF_8);
        ring.number(name.length);
        ring.put(name, 0, name.length);
        ring.publish();
      }
    }
  }

  /** A ring that goes to that stream; its size is a power of two. */
  ByteRing ring(int stream, int size) {
    ByteRing ring = new ByteRing(size, this);
    synchronized (taps) {
      taps.add(new Tap(stream, ring));
    }
    return ring;
  }

  /** The texts of all sites are to be in the file. */
  void writesSites() {
    writesSites = true;
  }

  @Override
  public long bytes() {
    return writer.bytes();
  }

  @Override
  public int fillPercent() {
    return (int) (100L * order.available() / ORDER_SIZE);
  }

  void wake() {
    Raw.unpark(thread);
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void run() {
    while (!closed) {
      Raw.parkNanos(INTERVAL_NANOS);
      drain();
    }
  }

  /** Takes out what there is. */
  private synchronized void drain() {
    if (closed) {
      return;
    }
    int length = order.available();
    order.take(orderPiece, length);
    Tap[] now;
    synchronized (taps) {
      now = taps.toArray(new Tap[0]);
    }
    int[] lengths = new int[now.length];
    for (int i = 0; i < now.length; i++) {
      lengths[i] = now[i].ring.available();
    }
    try {
      if (writesSites && !failed) {
        writeSites();
      }
      for (int i = 0; i < now.length; i++) {
        drain(now[i], lengths[i]);
      }
      if (length > 0 && !failed) {
        writer.piece(RecordingWriter.ORDER, orderPiece, length);
      }
    } catch (IOException e) {
      fail(e);
    }
  }

  private void drain(Tap tap, int length) throws IOException {
    if (length > 0) {
      if (piece.length < length) {
        piece = new byte[Math.max(length, 2 * piece.length)];
      }
      tap.ring.take(piece, length);
      if (!failed) {
        writer.piece(tap.stream, piece, length);
      }
    }
  }

  /** All texts that what is about to be written may use. */
  private void writeSites() throws IOException {
    ByteArrayOutputStream texts = new ByteArrayOutputStream();
    for (int count = Sites.count(); sites < count; sites++) {
      byte[] text = Sites.text(sites).getBytes(StandardCharsets.UTF_8);
      int rest = text.length;
      while (rest > 0x7F) {
        texts.write(rest | 0x80);
        rest >>>= 7;
      }
      texts.write(rest);
      texts.write(text, 0, text.length);
    }
    if (texts.size() > 0) {
      writer.piece(RecordingWriter.SITES, texts.toByteArray(), texts.size());
    }
  }

  private void fail(IOException e) {
    failed = true;
    Voice.say(
        "the recording cannot be written any further ("
            + e.getMessage()
            + "); the program goes on, and what was written so far can be replayed");
  }

  /** The schedule has ended: writes the rest, and the end. */
  synchronized void close() {
    if (closed) {
      return;
    }
    drain();
    closed = true;
    if (!failed) {
      try {
        writer.head(ClosingHead.make(counts, System.nanoTime() - begin));
        writer.close();
      } catch (IOException e) {
        fail(e);
      }
    }
  }
}
