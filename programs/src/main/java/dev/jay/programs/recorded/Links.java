package dev.jay.programs.recorded;

import java.io.File;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes links, and asks where they lead. */
public final class Links {
  private Links() {}

  public static void main(String[] args) throws Exception {

    Files.writeString(Path.of("target.txt"), "target");
    Files.createSymbolicLink(Path.of("link.txt"), Path.of("target.txt"));
    Files.createLink(Path.of("hard.txt"), Path.of("target.txt"));
    System.out.println(Files.readSymbolicLink(Path.of("link.txt")));
    System.out.println(Path.of("link.txt").toRealPath());
    System.out.println(new File("link.txt").getCanonicalPath());
    System.out.println(
        Files.readString(Path.of("link.txt")) + Files.readString(Path.of("hard.txt")));
    System.out.println(Files.getAttribute(Path.of("hard.txt"), "unix:nlink"));
    try {
      Files.createSymbolicLink(Path.of("link.txt"), Path.of("other"));
    } catch (FileSystemException e) {
      System.out.println(e);
    }
  }
}
