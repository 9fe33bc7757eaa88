package dev.jay.agent.scan;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Class files as a loader finds them. The program does not notice that they were looked at: the
 * JDK's cache of jars that were opened by URL, where the program would find them, is left alone.
 * The jars of the class path, which stay what they are and which the JDK has open as well, are
 * opened once.
 */
final class ClassFile {
  private static final String IN_JAR = "jar:";

  private static final Map<String, ZipFile> OPEN = new HashMap<>(); // under its own lock

  private ClassFile() {}

  /** The class file of that name; null if the loader has none. */
  static byte @Nullable [] read(ClassLoader loader, String name) throws IOException {
    String file = name + ".class";
    URL url = loader.getResource(file);
    try (InputStream in = url == null ? loader.getResourceAsStream(file) : open(loader, url)) {
      return in == null ? null : in.readAllBytes();
    }
  }

  private static InputStream open(ClassLoader loader, URL url) throws IOException {
    String text = url.toString();
    int end = text.indexOf("!/");
    if (loader == ClassLoader.getSystemClassLoader() && text.startsWith(IN_JAR) && end > 0) {
      ZipFile jar = ofClassPath(text.substring(IN_JAR.length(), end));
      ZipEntry entry = jar == null ? null : jar.getEntry(text.substring(end + 2));
      if (jar != null && entry != null) {
        return jar.getInputStream(entry);
      }
    }
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    return connection.getInputStream();
  }

  private static @Nullable ZipFile ofClassPath(String place) throws IOException {
    synchronized (OPEN) {
      ZipFile known = OPEN.get(place);
      if (known == null) {
        File file;
        try {
          file = new File(new URI(place));
        } catch (URISyntaxException | IllegalArgumentException e) {
          return null;
        }
        known = new ZipFile(file);
        OPEN.put(place, known);
      }
      return known;
    }
  }
}
