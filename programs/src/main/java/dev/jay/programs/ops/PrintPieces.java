package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Threads print lines in pieces to System.out, to a stream of their own and to a writer over it,
 * and read lines from one reader; how the pieces mix varies.
 */
public final class PrintPieces {
  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, "US-ASCII");
    Writer writer = new OutputStreamWriter(stream, StandardCharsets.US_ASCII);
    BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new ByteArrayInputStream(
                    "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n".getBytes("US-ASCII")),
                StandardCharsets.US_ASCII));
    Workers.steps(
        4,
        6,
        (worker, step) -> {
          System.out.print(worker);
          System.out.printf("%s", step);
          System.out.println(';');
          stream.print(worker);
          stream.print('.');
          synchronized (stream) {
            stream.append('<').append(String.valueOf(step)).append('>');
          }
          if (step % 2 == 0) {
            writer.write("[" + reader.readLine() + worker + "]");
            writer.flush();
          }
        });
    System.out.println("stream " + bytes.toString("US-ASCII"));
    System.out.println("outcome " + bytes.size());
  }
}
