package dev.jay.agent;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/**
 * Makes the new class file: puts the visitors between ASM's reader and its writer. A class of its
 * own, so that ASM is loaded when the first class must really be transformed, and not before.
 */
final class ClassRewriter {
  private final Table table;
  private final @Nullable ContainerTable containers;

  /** {@code containers} is null unless the program is to be checked. */
  ClassRewriter(Table table, @Nullable ContainerTable containers) {
    this.table = table;
    this.containers = containers;
  }

  /** A class of the JDK; null if there is nothing to change. */
  byte @Nullable [] rewriteJdk(String className, byte[] bytes, boolean isLate) {
    ClassReader reader = new ClassReader(bytes);
    boolean named = table.names(className);
    Set<String> late = isLate ? LateJdkClass.methodsToChange(reader) : Set.of();
    if (!named && late.isEmpty()) {
      return null;
    }
    ClassWriter writer = new ClassWriter(reader, 0);
    ClassVisitor visitor = writer;
    Hierarchy hierarchy = new Hierarchy(null, reader);
    Receivers receivers = new Receivers(reader);
    if (!late.isEmpty()) {
      visitor = new LateJdkClass(visitor, className, hierarchy, receivers, late);
    }
    if (named) {
      visitor =
          new JdkClass(
              visitor, reader, table.of(className), hierarchy, receivers, isLate, containers);
    }
    reader.accept(visitor, 0);
    return writer.toByteArray();
  }

  /** A class of the program. */
  byte[] rewriteApplication(@Nullable ClassLoader loader, byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, 0);
    ClassVisitor visitor =
        new ApplicationClass(
            writer, new Hierarchy(loader, reader), new Receivers(reader), containers);
    reader.accept(visitor, 0);
    return writer.toByteArray();
  }
}
