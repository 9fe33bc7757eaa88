package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Sources;
import dev.jay.real.Temp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The JDK's compiler, once in each thread. */
public final class Javac {
  public static void main(String[] args) throws IOException {
    Program program = Program.of(args, 4);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    AtomicLong bytes = new AtomicLong();
    try (Temp temp = new Temp()) {
      program.run(
          worker -> {
            Path own = Files.createDirectory(temp.directory().resolve("w" + worker));
            List<Path> files = Sources.write(own, program.size());
            try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, null, null)) {
              boolean well =
                  compiler
                      .getTask(
                          null,
                          manager,
                          null,
                          List.of("-d", own.toString(), "-proc:none"),
                          null,
                          manager.getJavaFileObjectsFromPaths(files))
                      .call();
              bytes.addAndGet(well ? classes(own) : -1);
            }
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
