package dev.jay.programs.recorded;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/** Watches a folder, in which another thread makes a file. */
public final class WatchedFolder {
  private WatchedFolder() {}

  public static void main(String[] args) throws Exception {

    Path folder = Files.createDirectories(Path.of("watched"));
    try (WatchService watch = folder.getFileSystem().newWatchService()) {
      folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
      Thread maker =
          new Thread(
              () -> {
                try {
                  Files.writeString(folder.resolve("new.txt"), "new");
                } catch (java.io.IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              });
      maker.start();
      WatchKey key = watch.take();
      for (WatchEvent<?> event : key.pollEvents()) {
        System.out.println(event.kind() + " " + event.context());
      }
      maker.join();
    }
  }
}
