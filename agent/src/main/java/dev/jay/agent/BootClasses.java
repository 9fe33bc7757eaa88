package dev.jay.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import jdk.internal.misc.Unsafe;

/**
 * Defines the classes of the boot jar on the boot loader, one by one. Appending the jar to the boot
 * class path would do it as well, but then the JVM switches class data sharing off for the
 * application and says so on standard output.
 */
final class BootClasses {
  private BootClasses() {}

  static void define(File bootJar) throws IOException {
    List<byte[]> classes = read(bootJar);
    // A class can be defined once its superclass is: the rest waits for the next round.
    while (!classes.isEmpty()) {
      List<byte[]> left = new ArrayList<>();
      for (byte[] bytes : classes) {
        try {
          Unsafe.getUnsafe().defineClass(null, bytes, 0, bytes.length, null, null);
        } catch (NoClassDefFoundError e) {
          left.add(bytes);
        }
      }
      if (left.size() == classes.size()) {
        throw new IOException(
            bootJar + " is not complete. Build Jay again: mvn -DskipTests package");
      }
      classes = left;
    }
  }

  private static List<byte[]> read(File bootJar) throws IOException {
    List<byte[]> classes = new ArrayList<>();
    try (JarFile jar = new JarFile(bootJar)) {
      for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        String name = entry.getName();
        if (name.startsWith("dev/jay/")
            && name.endsWith(".class")
            && !name.endsWith("package-info.class")) {
          try (InputStream in = jar.getInputStream(entry)) {
            classes.add(in.readAllBytes());
          }
        }
      }
    }
    return classes;
  }
}
