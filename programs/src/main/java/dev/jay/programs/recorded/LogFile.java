package dev.jay.programs.recorded;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Logs to a file, through java.util.logging. */
public final class LogFile {
  private LogFile() {}

  public static void main(String[] args) throws Exception {

    Logger logger = Logger.getLogger("recorded");
    logger.setUseParentHandlers(false);
    FileHandler handler = new FileHandler("log.txt");
    handler.setFormatter(new SimpleFormatter());
    logger.addHandler(handler);
    for (int i = 0; i < 3; i++) {
      logger.log(Level.INFO, "message {0}", i);
    }
    handler.close();
    System.out.print(Files.readString(Path.of("log.txt")));
  }
}
