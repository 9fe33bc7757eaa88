package dev.jay.agent;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Loads the agent's classes from its own jar alone, and all others as the JDK does. The JVM puts
 * that jar behind the program's class path, so the system's loader would look for each class of the
 * agent in all of the program's jars before. This class and Premain are the only ones that it
 * loads.
 */
final class AgentLoader extends ClassLoader {
  private static final String PACKAGE = "dev.jay.agent.";

  static {
    registerAsParallelCapable();
  }

  private static @Nullable AgentLoader loader;

  private final ZipFile jar; // open for as long as the JVM lives
  private final ProtectionDomain domain;

  private AgentLoader(ZipFile jar, ProtectionDomain domain) {
    super("jay", ClassLoader.getPlatformClassLoader());
    this.jar = jar;
    this.domain = domain;
  }

  /** Called by Premain. */
  static void start(@Nullable String arguments, Instrumentation instrumentation) throws Exception {
    if (loader == null) { // else it is a second agent, which Entry refuses
      ProtectionDomain domain = AgentLoader.class.getProtectionDomain();
      File jar = new File(domain.getCodeSource().getLocation().toURI());
      loader = new AgentLoader(new ZipFile(jar), domain);
    }
    loader
        .loadClass(PACKAGE + "Entry")
        .getMethod("start", String.class, Instrumentation.class)
        .invoke(null, arguments, instrumentation);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(PACKAGE)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? findClass(name) : known;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try {
      byte[] bytes = read(name.replace('.', '/') + ".class");
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length, domain);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    try {
      byte[] bytes = read(name);
      return bytes == null ? null : new ByteArrayInputStream(bytes);
    } catch (IOException e) {
      return null;
    }
  }

  private byte @Nullable [] read(String name) throws IOException {
    ZipEntry entry = jar.getEntry(name);
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }
}
