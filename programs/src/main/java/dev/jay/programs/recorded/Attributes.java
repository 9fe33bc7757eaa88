package dev.jay.programs.recorded;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.TreeMap;

/** Asks for attributes of files. */
public final class Attributes {
  private Attributes() {}

  public static void main(String[] args) throws Exception {

    Path path = Path.of("attributes.txt");
    Files.writeString(path, "some text");
    BasicFileAttributes basic = Files.readAttributes(path, BasicFileAttributes.class);
    System.out.println(basic.size() + " " + basic.lastModifiedTime() + " " + basic.fileKey());
    System.out.println(basic.isRegularFile() + " " + basic.creationTime());
    System.out.println(Files.getOwner(path) + " " + Files.isWritable(path));
    System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
    Files.setLastModifiedTime(path, FileTime.fromMillis(1_000_000_000_000L));
    System.out.println(new TreeMap<>(Files.readAttributes(path, "unix:*")));
    File file = path.toFile();
    System.out.println(file.length() + " " + file.lastModified() + " " + file.canExecute());
    System.out.println(file.isDirectory() + " " + file.isHidden() + " " + file.exists());
    System.out.println(
        Files.isSymbolicLink(path) + " " + Files.exists(path, LinkOption.NOFOLLOW_LINKS));
    System.out.println(Files.isSameFile(path, Path.of(".", "attributes.txt")));
    System.out.println(Files.probeContentType(path));
  }
}
