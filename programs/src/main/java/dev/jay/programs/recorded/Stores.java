package dev.jay.programs.recorded;

import java.io.File;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/** Asks about the disks. */
public final class Stores {
  private Stores() {}

  public static void main(String[] args) throws Exception {

    FileStore store = Files.getFileStore(Path.of("."));
    System.out.println(store + " " + store.type() + " " + store.getUsableSpace());
    File here = new File(".");
    System.out.println(
        here.getTotalSpace() + " " + here.getFreeSpace() + " " + here.getUsableSpace());
    int stores = 0;
    for (FileStore each : here.toPath().getFileSystem().getFileStores()) {
      stores += each.name().isEmpty() ? 0 : 1;
    }
    System.out.println(stores + " stores");
  }
}
