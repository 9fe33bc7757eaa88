package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

/**
 * Threads log into files that turn, a buffer in memory and a stream, and make loggers meanwhile.
 */
public final class LogHandlers {
  private LogHandlers() {}

  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("logs");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StreamHandler stream = new StreamHandler(bytes, new SimpleFormatter());
    MemoryHandler memory = new MemoryHandler(stream, 100, Level.SEVERE);
    FileHandler files = new FileHandler(folder + "/log%g.txt", 2000, 30);
    files.setFormatter(new SimpleFormatter());
    Logger logger = Logger.getLogger("platform.handlers");
    logger.setUseParentHandlers(false);
    logger.addHandler(memory);
    logger.addHandler(files);
    Workers.steps(
        4,
        6,
        (worker, step) -> {
          Logger child = Logger.getLogger("platform.handlers.w" + worker + "." + step);
          child.log(step == 5 ? Level.SEVERE : Level.INFO, "said {0}", step);
        });
    memory.close();
    files.close();
    int lines = 0;
    try (var all = Files.list(folder)) {
      for (Path file : all.toList()) {
        lines += Files.readAllLines(file).size();
        Files.delete(file);
      }
    }
    Files.delete(folder);
    System.out.println(lines + " " + bytes.toString().lines().count());
  }
}
