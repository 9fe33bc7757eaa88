package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.CyclicBarrier;

/**
 * Two threads write to one pipe of bytes, one to a pipe of characters; the order varies. A reader
 * fails when the last writer has ended and the pipe is open, so the writers wait for each other;
 * two writers that wait for room wake each other for ever, so there is room.
 */
public final class PipedStreamsOrder {
  public static void main(String[] args) throws IOException {
    PipedInputStream bytes = new PipedInputStream(64); // all fits
    PipedOutputStream byteSink = new PipedOutputStream(bytes);
    PipedReader characters = new PipedReader(8);
    PipedWriter characterSink = new PipedWriter(characters);
    StringBuilder read = new StringBuilder();
    StringBuilder text = new StringBuilder();
    CyclicBarrier written = new CyclicBarrier(2, () -> close(byteSink));
    Workers.together(
        worker -> write(byteSink, worker, written),
        worker -> write(byteSink, worker, written),
        worker -> {
          for (int next = bytes.read(); next >= 0; next = bytes.read()) {
            read.append((char) next);
            read.append(bytes.available());
          }
        },
        worker -> {
          for (int i = 0; i < 20; i++) {
            Work.uneven(worker, i);
            characterSink.write('0' + i % 10);
          }
          characterSink.close();
        },
        worker -> {
          for (int next = characters.read(); next >= 0; next = characters.read()) {
            text.append((char) next);
            Work.uneven(worker, text.length());
          }
        });
    System.out.println("read " + read);
    System.out.println("outcome " + text + " " + read.chars().filter(Character::isLetter).count());
  }

  private static void write(PipedOutputStream sink, int worker, CyclicBarrier written)
      throws Exception {
    for (int i = 0; i < 20; i++) {
      Work.uneven(worker, i);
      sink.write(worker == 0 ? 'a' : 'A');
    }
    written.await();
  }

  private static void close(PipedOutputStream sink) {
    try {
      sink.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
