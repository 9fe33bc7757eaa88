package dev.jay.programs.recorded;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes temporary files, whose names are random. */
public final class TemporaryFiles {
  private TemporaryFiles() {}

  public static void main(String[] args) throws Exception {

    Path path = Files.createTempFile("jay", ".tmp");
    Path folder = Files.createTempDirectory("jay");
    File file = File.createTempFile("jay", null);
    System.out.println(path + " " + folder + " " + file);
    Files.delete(path);
    Files.delete(folder);
    System.out.println(file.delete() + " " + Files.exists(path));
  }
}
