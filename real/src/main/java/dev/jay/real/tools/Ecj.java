package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Sources;
import dev.jay.real.Temp;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/** Eclipse's compiler, once in each thread; each has threads of its own beside. */
public final class Ecj {
  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 4);
    AtomicLong bytes = new AtomicLong();
    try (Temp temp = new Temp()) {
      program.run(
          worker -> {
            Path own = Files.createDirectory(temp.directory().resolve("w" + worker));
            List<String> command =
                new ArrayList<>(List.of("--release", "17", "-nowarn", "-d", own.toString()));
            Sources.write(own, program.size()).forEach(file -> command.add(file.toString()));
            StringWriter said = new StringWriter();
            PrintWriter out = new PrintWriter(said);
            if (!BatchCompiler.compile(command.toArray(new String[0]), out, out, null)) {
              throw new IOException(said.toString());
            }
            bytes.addAndGet(classes(own));
          });
    }
    program.report(bytes);
  }

  private static long classes(Path directory) throws IOException {
    long sum = 0;
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        sum += Files.size(file);
      }
    }
    return sum;
  }
}
