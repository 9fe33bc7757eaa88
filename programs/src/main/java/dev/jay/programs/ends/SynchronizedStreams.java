package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Threads print parts of lines while they hold System.out, which the JDK locks as well. */
public final class SynchronizedStreams {
  public static void main(String[] args) {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    Workers.steps(
        3,
        10,
        (worker, step) -> {
          synchronized (writer) {
            writer.print("(");
            Thread.yield();
            writer.print(")");
            writer.flush();
          }
        });
    System.out.println(text.toString().equals("()".repeat(30)));
  }
}
