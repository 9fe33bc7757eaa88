package dev.jay.real.tools;

import dev.jay.real.Program;
import dev.jay.real.Temp;
import dev.jay.real.Texts;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ParallelScatterZipCreator;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Commons Compress: entries of a zip file are compressed by a pool and gathered. */
public final class ParallelZip {
  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 500);
    try (Temp temp = new Temp()) {
      Path file = temp.directory().resolve("out.zip");
      ParallelScatterZipCreator creator =
          new ParallelScatterZipCreator(Executors.newFixedThreadPool(program.threads()));
      for (int i = 0; i < program.size(); i++) {
        ZipArchiveEntry entry = new ZipArchiveEntry("entry" + i);
        entry.setMethod(ZipEntry.DEFLATED);
        int number = i;
        creator.addArchiveEntry(
            entry,
            () ->
                new ByteArrayInputStream(
                    Texts.of(number, 6000).getBytes(StandardCharsets.US_ASCII)));
      }
      try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(file.toFile())) {
        creator.writeTo(out);
      }
      program.report(Files.size(file));
    }
  }
}
