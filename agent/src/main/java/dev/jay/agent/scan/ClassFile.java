package dev.jay.agent.scan;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import org.jspecify.annotations.Nullable;

/**
 * Class files as a loader finds them. The program does not notice that they were looked at: the
 * JDK's cache of jars that were opened by URL, where the program would find them, is left alone.
 */
final class ClassFile {
  private ClassFile() {}

  /** The class file of that name; null if the loader has none. */
  static byte @Nullable [] read(ClassLoader loader, String name) throws IOException {
    String file = name + ".class";
    URL url = loader.getResource(file);
    try (InputStream in = url == null ? loader.getResourceAsStream(file) : open(url)) {
      return in == null ? null : in.readAllBytes();
    }
  }

  private static InputStream open(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    return connection.getInputStream();
  }
}
