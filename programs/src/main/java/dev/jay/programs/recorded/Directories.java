package dev.jay.programs.recorded;

import java.io.File;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** Makes, lists and walks directories. */
public final class Directories {
  private Directories() {}

  public static void main(String[] args) throws Exception {

    Path top = Path.of("tree");
    Files.createDirectories(top.resolve("a/b/c"));
    for (String name : new String[] {"x.txt", "a/y.txt", "a/b/z.dat"}) {
      Files.writeString(top.resolve(name), name);
    }
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(top, "*.txt")) {
      for (Path path : stream) {
        System.out.println("stream " + path);
      }
    }
    try (Stream<Path> walk = Files.walk(top)) {
      walk.forEach(path -> System.out.println("walk " + path));
    }
    try (Stream<Path> list = Files.list(top.resolve("a"))) {
      list.forEach(path -> System.out.println("list " + path));
    }
    System.out.println(Arrays.toString(new File("tree").list()));
    System.out.println(new File("tree/new").mkdir() + " " + new File("tree/new").delete());
    try {
      Files.delete(top.resolve("a"));
    } catch (DirectoryNotEmptyException e) {
      System.out.println("not empty: " + e.getMessage());
    }
  }
}
