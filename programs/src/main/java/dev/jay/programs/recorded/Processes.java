package dev.jay.programs.recorded;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;

/** Starts processes: reads their output, writes to their input, waits for their end. */
public final class Processes {
  private Processes() {}

  public static void main(String[] args) throws Exception {

    Process echo = new ProcessBuilder("sh", "-c", "echo out $$; echo err >&2; exit 3").start();
    System.out.print(new String(echo.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    System.out.print(new String(echo.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    System.out.println(echo.waitFor() + " " + echo.pid() + " " + echo.isAlive());
    Process cat = new ProcessBuilder("cat").start();
    try (OutputStream out = cat.getOutputStream()) {
      out.write("through cat".getBytes(StandardCharsets.UTF_8));
    }
    System.out.println(new String(cat.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    System.out.println(cat.waitFor(10, TimeUnit.SECONDS) + " " + cat.exitValue());
    Process toFile =
        new ProcessBuilder("sh", "-c", "echo to file").redirectOutput(new File("out.txt")).start();
    toFile.waitFor();
    System.out.print(Files.readString(new File("out.txt").toPath()));
    try {
      new ProcessBuilder("no-such-program").start();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    Process sleeper = new ProcessBuilder("sleep", "100").start();
    System.out.println(sleeper.isAlive());
    sleeper.destroyForcibly().waitFor();
    System.out.println(sleeper.exitValue());
  }
}
