package dev.jay.programs.recorded;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Writes an archive and reads it in three ways. */
public final class ZipArchive {
  private ZipArchive() {}

  public static void main(String[] args) throws Exception {

    try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream("archive.zip"))) {
      for (int i = 0; i < 5; i++) {
        out.putNextEntry(new ZipEntry("entry" + i));
        out.write(("contents " + i).repeat(100).getBytes(StandardCharsets.UTF_8));
      }
    }
    try (ZipFile zip = new ZipFile("archive.zip")) {
      System.out.println(zip.size() + " " + zip.getEntry("entry3").getCrc());
      System.out.println(zip.getInputStream(zip.getEntry("entry2")).readAllBytes().length);
    }
    try (ZipInputStream in = new ZipInputStream(new FileInputStream("archive.zip"))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        System.out.println(
            entry.getName() + " " + in.readAllBytes().length + " " + entry.getTime());
      }
    }
    try (FileSystem zip = FileSystems.newFileSystem(Path.of("archive.zip"))) {
      System.out.println(Files.readString(zip.getPath("entry4")).length());
    }
  }
}
