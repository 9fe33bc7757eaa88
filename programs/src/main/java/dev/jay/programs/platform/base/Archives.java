package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Threads read one archive, write others and use one file system in an archive. */
public final class Archives {
  private Archives() {}

  public static void main(String[] args) throws Exception {
    Path file = java.nio.file.Files.createTempFile("jay", ".zip");
    try (ZipOutputStream out = new ZipOutputStream(java.nio.file.Files.newOutputStream(file))) {
      out.putNextEntry(new ZipEntry("entry"));
      out.write(new byte[1000]);
    }
    int[] sums = new int[3];
    try (ZipFile zip = new ZipFile(file.toFile());
        FileSystem system =
            FileSystems.newFileSystem(java.net.URI.create("jar:" + file.toUri()), Map.of())) {
      Workers.steps(
          3,
          3,
          (worker, step) -> {
            sums[worker] += zip.getInputStream(zip.getEntry("entry")).readAllBytes().length;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
              out.write(new byte[5000]);
            }
            sums[worker] += bytes.size() < 100 ? 1 : 0;
            java.nio.file.Files.write(system.getPath("w" + worker), new byte[step]);
            sums[worker] += (int) java.nio.file.Files.size(system.getPath("entry"));
          });
    }
    java.nio.file.Files.delete(file);
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
