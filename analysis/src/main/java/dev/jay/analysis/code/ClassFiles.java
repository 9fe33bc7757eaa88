package dev.jay.analysis.code;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The classes of a program, found on its class path; those of the JDK are not among them. */
public final class ClassFiles implements Closeable {
  private final List<Path> folders = new ArrayList<>();
  private final List<ZipFile> jars = new ArrayList<>();
  private final Map<String, @Nullable ClassNode> known = new HashMap<>();

  public ClassFiles(List<Path> classPath) throws IOException {
    for (Path each : classPath) {
      if (Files.isDirectory(each)) {
        folders.add(each);
      } else if (Files.isRegularFile(each)) {
        jars.add(new ZipFile(each.toFile()));
      }
    }
  }

  /** The class, by its internal name, or null if it is not the program's. */
  public @Nullable ClassNode find(String name) {
    if (!known.containsKey(name)) {
      known.put(name, Jdk.owns(name) ? null : read(name + ".class"));
    }
    return known.get(name);
  }

  private @Nullable ClassNode read(String file) {
    try {
      for (Path folder : folders) {
        Path path = folder.resolve(file);
        if (Files.isRegularFile(path)) {
          return parsed(Files.readAllBytes(path));
        }
      }
      for (ZipFile jar : jars) {
        ZipEntry entry = jar.getEntry(file);
        if (entry != null) {
          try (InputStream in = jar.getInputStream(entry)) {
            return parsed(in.readAllBytes());
          }
        }
      }
      return null;
    } catch (IOException e) {
      return null; // as if it were not there: what it does is not known
    }
  }

  private static ClassNode parsed(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    return node;
  }

  @Override
  public void close() throws IOException {
    for (ZipFile jar : jars) {
      jar.close();
    }
  }
}
