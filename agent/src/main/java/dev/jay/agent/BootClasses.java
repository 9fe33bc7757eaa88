package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.cache.Role;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import jdk.internal.misc.Unsafe;

/**
 * Defines the classes of the boot jar on the boot loader, one by one. Appending the jar to the boot
 * class path would do it as well, but then the JVM switches class data sharing off for the
 * application and says so on standard output. The cache has them unpacked, in an order in which
 * they can be defined: u32 length and bytes of each.
 */
final class BootClasses {
  private BootClasses() {}

  static void define(File bootJar, ClassCache cache) throws IOException {
    byte[] jar;
    try (FileInputStream in = new FileInputStream(bootJar)) {
      jar = in.readAllBytes();
    }
    ClassCache.Known known = cache.find(Role.BOOT, bootJar.getName(), jar);
    if (known != null && known.made != null) {
      defineAll(known.made);
      return;
    }
    cache.keep(Role.BOOT, bootJar.getName(), jar, defineAll(bootJar, read(bootJar)));
  }

  private static void defineAll(byte[] classes) {
    ByteBuffer lengths = ByteBuffer.wrap(classes);
    for (int at = 0; at < classes.length; ) {
      int length = lengths.getInt(at);
      Unsafe.getUnsafe().defineClass(null, classes, at + 4, length, null, null);
      at += 4 + length;
    }
  }

  /** A class can be defined once its superclass is: the rest waits for the next round. */
  private static byte[] defineAll(File bootJar, List<byte[]> classes) throws IOException {
    ByteArrayOutputStream defined = new ByteArrayOutputStream();
    while (!classes.isEmpty()) {
      List<byte[]> left = new ArrayList<>();
      for (byte[] bytes : classes) {
        try {
          Unsafe.getUnsafe().defineClass(null, bytes, 0, bytes.length, null, null);
          defined.write(ByteBuffer.allocate(4).putInt(bytes.length).array());
          defined.write(bytes);
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
    return defined.toByteArray();
  }

  private static List<byte[]> read(File bootJar) throws IOException {
    List<byte[]> classes = new ArrayList<>();
    try (ZipFile jar = new ZipFile(bootJar)) {
      for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
        ZipEntry entry = entries.nextElement();
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
