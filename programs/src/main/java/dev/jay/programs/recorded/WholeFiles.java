package dev.jay.programs.recorded;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Reads and writes whole files. */
public final class WholeFiles {
  private WholeFiles() {}

  public static void main(String[] args) throws Exception {

    Path path = Path.of("whole.txt");
    Files.writeString(path, "one\ntwo\nthree\n");
    System.out.println(Files.readAllBytes(path).length + " " + Files.readString(path).trim());
    System.out.println(Files.readAllLines(path));
    try (Stream<String> lines = Files.lines(path)) {
      System.out.println(lines.map(String::length).toList());
    }
    Files.write(path, List.of("four", "five"));
    Files.copy(path, Path.of("copy.txt"), StandardCopyOption.REPLACE_EXISTING);
    System.out.println(Files.mismatch(path, Path.of("copy.txt")));
    Files.move(Path.of("copy.txt"), Path.of("moved.txt"), StandardCopyOption.REPLACE_EXISTING);
    System.out.println(Files.exists(Path.of("copy.txt")) + " " + Files.size(Path.of("moved.txt")));
    Files.delete(Path.of("moved.txt"));
    try {
      Files.readAllBytes(Path.of("moved.txt"));
    } catch (NoSuchFileException e) {
      System.out.println("missing " + e.getMessage());
    }
  }
}
