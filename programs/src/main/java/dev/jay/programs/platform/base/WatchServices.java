package dev.jay.programs.platform.base;

import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;

/** Threads poll for events of directories, with and without timeouts. */
public final class WatchServices {
  private WatchServices() {}

  public static void main(String[] args) throws Exception {
    Path folder = java.nio.file.Files.createTempDirectory("jay");
    try (WatchService service = folder.getFileSystem().newWatchService()) {
      folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
      System.out.println(service.poll(20, TimeUnit.MILLISECONDS));
      Path file = java.nio.file.Files.createFile(folder.resolve("file"));
      WatchKey key = service.take();
      System.out.println(key.pollEvents().size());
      java.nio.file.Files.delete(file);
    }
    java.nio.file.Files.delete(folder);
  }
}
