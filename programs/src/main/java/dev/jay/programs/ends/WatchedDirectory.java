package dev.jay.programs.ends;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.TreeSet;

/** Waits for the operating system to tell of files that another thread makes. */
public final class WatchedDirectory {
  private static final int FILES = 3;

  public static void main(String[] args) throws Exception {
    Path directory = Files.createTempDirectory("watched");
    TreeSet<String> seen = new TreeSet<>();
    try (WatchService watch = directory.getFileSystem().newWatchService()) {
      directory.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
      Thread maker = new Thread(() -> make(directory));
      maker.start();
      while (seen.size() < FILES) {
        WatchKey key = watch.take();
        for (WatchEvent<?> event : key.pollEvents()) {
          seen.add(String.valueOf(event.context()));
        }
        key.reset();
      }
      maker.join();
    }
    for (String name : seen) {
      Files.delete(directory.resolve(name));
    }
    Files.delete(directory);
    System.out.println("made " + seen);
  }

  private static void make(Path directory) {
    try {
      for (int i = 0; i < FILES; i++) {
        Files.createFile(directory.resolve("file" + i));
        Thread.sleep(10);
      }
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
