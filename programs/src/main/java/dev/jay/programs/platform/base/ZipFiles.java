package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipFile;

/** Threads write into one file system in a zip file, and read another by its entries. */
public final class ZipFiles {
  private ZipFiles() {}

  public static void main(String[] args) throws Exception {
    Path zip = Files.createTempDirectory("zips").resolve("a.zip");
    URI uri = URI.create("jar:" + zip.toUri());
    AtomicInteger sum = new AtomicInteger();
    try (FileSystem files = FileSystems.newFileSystem(uri, Map.of("create", "true"))) {
      Workers.steps(
          4,
          3,
          (worker, step) -> {
            Path entry = files.getPath("/e" + worker + "-" + step);
            Files.writeString(entry, "contents " + worker);
            sum.addAndGet(Files.readString(entry).length());
          });
    }
    try (ZipFile file = new ZipFile(zip.toFile())) {
      Workers.steps(
          4,
          3,
          (worker, step) -> {
            byte[] bytes = file.getInputStream(file.getEntry("e" + step + "-0")).readAllBytes();
            CRC32 crc = new CRC32();
            crc.update(bytes);
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
              out.write(bytes);
            }
            sum.addAndGet(
                new GZIPInputStream(new java.io.ByteArrayInputStream(packed.toByteArray()))
                    .readAllBytes()
                    .length);
          });
      sum.addAndGet(1000 * file.size());
    }
    Files.delete(zip);
    Files.delete(zip.getParent());
    System.out.println(sum);
  }
}
