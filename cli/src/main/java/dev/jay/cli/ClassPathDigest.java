package dev.jay.cli;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * What tells whether a class path is the one that was recorded. Of a jar it is enough to read the
 * end, where the list of its entries stands with their checksums; of a directory, its class files.
 */
final class ClassPathDigest {
  /** At least the list of a jar of ten thousand entries. */
  private static final int END_OF_JAR = 1 << 20;

  private ClassPathDigest() {}

  /** Digests by the names of the elements of the class path that {@code java} is given. */
  static Map<String, Long> of(List<String> java, Path directory, Map<String, String> environment) {
    Map<String, Long> digests = new TreeMap<>();
    for (String element : elements(java, environment)) {
      try {
        if (element.endsWith("*")) {
          Path jars = directory.resolve(element.substring(0, element.length() - 1));
          try (DirectoryStream<Path> found = Files.newDirectoryStream(jars, "*.jar")) {
            for (Path jar : found) {
              digests.put(
                  element.substring(0, element.length() - 1) + jar.getFileName(), ofFile(jar));
            }
          }
        } else {
          Path path = directory.resolve(element);
          if (Files.isDirectory(path)) {
            digests.put(element, ofDirectory(path));
          } else if (Files.isRegularFile(path)) {
            digests.put(element, ofFile(path));
          }
        }
      } catch (IOException | UncheckedIOException e) {
        digests.put(element, 0L); // java will say what is wrong with it
      }
    }
    return digests;
  }

  /**
   * One digest of all that these hold, wherever they are; schedules in jars do not count. Of a jar
   * only the list of entries is read.
   */
  static String ofContents(List<Path> classPath) throws IOException {
    long sum = classPath.size();
    for (Path each : classPath) {
      long digest = Files.isDirectory(each) ? ofDirectory(each) : JarDirectory.digest(each);
      sum = (sum ^ digest) * 0x9E3779B97F4A7C15L;
      sum ^= sum >>> 32;
    }
    return HexFormat.of().toHexDigits(sum);
  }

  private static List<String> elements(List<String> java, Map<String, String> environment) {
    JavaOptions.Target target = JavaOptions.target(java);
    List<String> elements = new ArrayList<>();
    if (target.kind() == JavaOptions.Kind.JAR && target.target() != null) {
      elements.add(target.target());
      return elements;
    }
    String path = environment.getOrDefault("CLASSPATH", ".");
    for (int i = 0; i < target.options(); i++) {
      String word = java.get(i);
      if (List.of("-cp", "-classpath", "--class-path").contains(word)) {
        path = java.get(i + 1);
      } else if (word.startsWith("--class-path=")) {
        path = word.substring("--class-path=".length());
      }
    }
    for (String element : path.split(File.pathSeparator)) {
      elements.add(element.isEmpty() ? "." : element);
    }
    return elements;
  }

  private static long ofFile(Path file) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long length = in.length();
      byte[] end = new byte[(int) Math.min(END_OF_JAR, length)];
      in.seek(length - end.length);
      in.readFully(end);
      CRC32 crc = new CRC32();
      crc.update(end);
      return length << 32 | crc.getValue();
    }
  }

  private static long ofDirectory(Path directory) throws IOException {
    CRC32 crc = new CRC32();
    List<Path> classes;
    try (Stream<Path> files = Files.walk(directory)) {
      classes = files.filter(f -> f.toString().endsWith(".class")).sorted().toList();
    }
    for (Path file : classes) {
      crc.update(
          directory.relativize(file).toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
      crc.update(Files.readAllBytes(file));
    }
    return (long) classes.size() << 32 | crc.getValue();
  }
}
