package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.io.CharArrayWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;

/** Threads print to shared writers and append to a StringBuffer; the order varies. */
public final class SharedWriters {
  public static void main(String[] args) {
    StringWriter text = new StringWriter();
    PrintWriter printer = new PrintWriter(text);
    CharArrayWriter characters = new CharArrayWriter();
    StringBuffer buffer = new StringBuffer();
    StringReader reader = new StringReader("abcdefghijklmnopqrstuvwxyz0123456789ABCD");
    char[][] read = new char[4][10];
    Workers.steps(
        4,
        10,
        (worker, step) -> {
          printer.print(worker);
          printer.printf("%x ", step);
          characters.write(Integer.toString(worker));
          buffer.append(worker).append('.');
          if (step % 4 == 3) {
            buffer.insert(buffer.length() / 2, "<" + worker + ">");
          }
          read[worker][step] = (char) reader.read();
        });
    printer.flush();
    System.out.println("printed " + text);
    System.out.println("characters " + characters + " buffer " + buffer);
    System.out.println(
        "read " + new String(read[0]) + " " + new String(read[1]) + " " + new String(read[2]));
    System.out.println("outcome " + characters.size() + " " + buffer.length());
  }
}
