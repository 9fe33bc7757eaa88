package dev.jay.agent;

import dev.jay.runtime.hooks.Regions;
import dev.jay.runtime.jvm.Voice;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/**
 * Decides what happens to a class as it is loaded: the table's rows for a class of the JDK,
 * everything for a class of the program. The JVM swallows what a transformer throws, so failures
 * are told here, once per class; that class is left as it is.
 */
final class JayTransformer implements ClassFileTransformer {
  /** Jay's own rooms; the api and the programs are instrumented as any code is. */
  private static final String[] OURS = {
    "dev/jay/agent/", "dev/jay/runtime/", "dev/jay/trace/", "dev/jay/checker/", "dev/jay/junit/",
  };

  /**
   * Loads the JDK's modules that are not at its heart: what the table does not name is a program's.
   */
  private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

  private final Table table;
  private final @Nullable ContainerTable containers;
  private final Reloaded reloaded = new Reloaded();
  private final TreeSet<String> failed = new TreeSet<>();
  private final TreeSet<String> done = new TreeSet<>();
  private int applicationClasses;

  /** {@code containers} is null unless the program is to be checked. */
  JayTransformer(Table table, @Nullable ContainerTable containers) {
    this.table = table;
    this.containers = containers;
  }

  @Override
  public byte @Nullable [] transform(
      @Nullable ClassLoader loader,
      @Nullable String className,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] bytes) {
    if (className == null || Prefixes.start(className, OURS)) {
      return null;
    }
    boolean jdk = loader == null || (loader == PLATFORM && table.names(className));
    if (jdk && !table.names(className) && redefined != null) {
      return null;
    }
    Regions.pass();
    try {
      return jdk
          ? transformJdk(className, bytes, redefined == null)
          : transformApplication(loader, className, bytes);
    } catch (Throwable e) {
      fail(className, e);
      return null;
    } finally {
      Regions.passed();
    }
  }

  private byte @Nullable [] transformJdk(String className, byte[] bytes, boolean isLate) {
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
      synchronized (this) {
        done.add(className);
      }
    }
    reader.accept(visitor, 0);
    return writer.toByteArray();
  }

  private byte[] transformApplication(
      @Nullable ClassLoader loader, String className, byte[] bytes) {
    boolean again = reloaded.isOne(loader);
    byte[] known = again ? reloaded.find(className, bytes) : null;
    if (known != null) {
      return known;
    }
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, 0);
    ClassVisitor visitor =
        new ApplicationClass(
            writer, new Hierarchy(loader, reader), new Receivers(reader), containers);
    reader.accept(visitor, 0);
    synchronized (this) {
      applicationClasses++;
    }
    byte[] transformed = writer.toByteArray();
    if (again) {
      reloaded.keep(className, bytes, transformed);
    }
    return transformed;
  }

  private synchronized void fail(String className, Throwable e) {
    if (failed.add(className)) {
      Voice.say(
          "class "
              + className.replace('/', '.')
              + " cannot be instrumented ("
              + e
              + "); it runs as it is, and its synchronization is not ordered");
    }
  }

  /** Classes of the JDK that have been transformed. */
  synchronized boolean hasTransformed(String className) {
    return done.contains(className);
  }

  /** Lines for {@code jay doctor}. */
  synchronized List<String> report() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "classes of the JDK instrumented: "
            + done.size()
            + " (the others in the table are not loaded yet)");
    lines.add("classes of the program instrumented: " + applicationClasses);
    lines.add(
        "classes that could not be instrumented: "
            + (failed.isEmpty() ? "none" : failed.toString()));
    return lines;
  }
}
