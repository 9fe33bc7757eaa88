package dev.jay.real.jdk;

import dev.jay.programs.Workers;
import dev.jay.real.Program;
import dev.jay.real.Temp;
import dev.jay.real.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/** In the manner of pfscan: threads take files from a shared queue and look for an expression. */
public final class ParallelGrep {
  private static final Pattern WANTED = Pattern.compile("\\b[a-m]+q[n-z]*\\b");

  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 500);
    try (Temp temp = new Temp()) {
      ConcurrentLinkedQueue<Path> files = new ConcurrentLinkedQueue<>();
      for (int i = 0; i < program.size(); i++) {
        files.add(Files.writeString(temp.directory().resolve("f" + i), Texts.of(i, 5000)));
      }
      AtomicLong found = new AtomicLong();
      AtomicLong lines = new AtomicLong();
      Workers.Body search =
          worker -> {
            for (Path file = files.poll(); file != null; file = files.poll()) {
              program.seen(worker).add(file.getFileName().toString());
              for (String line : Files.readAllLines(file)) {
                found.addAndGet(WANTED.matcher(line).results().count());
                lines.incrementAndGet();
              }
            }
          };
      program.run(search);
      program.report(found + " " + lines);
    }
  }
}
