package dev.jay.programs.open;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;

/**
 * Not a test yet: a writer that ends early makes the reader fail, under plain java too.
 *
 * <p>Two threads write to one pipe of bytes, one to a pipe of characters; the order varies.
 */
public final class PipedStreamsOrder {
  public static void main(String[] args) throws IOException {
    PipedInputStream bytes = new PipedInputStream(8);
    PipedOutputStream byteSink = new PipedOutputStream(bytes);
    PipedReader characters = new PipedReader(8);
    PipedWriter characterSink = new PipedWriter(characters);
    StringBuilder read = new StringBuilder();
    StringBuilder text = new StringBuilder();
    Workers.together(
        worker -> {
          Workers.steps(2, 20, (writer, step) -> byteSink.write(writer == 0 ? 'a' : 'A'));
          byteSink.close();
        },
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
}
