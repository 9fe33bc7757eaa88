package dev.jay.agent.cache;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

/**
 * The text of all that decides what is made of a class, other than the class itself: the JDK, the
 * build of Jay, and what the agent adds about its options and what it found at its start.
 */
public final class CacheKey {
  private final StringBuilder text = new StringBuilder();

  /** The JDK that runs us. */
  public CacheKey addJdk() {
    String home = System.getProperty("java.home", "");
    File modules = new File(new File(home, "lib"), "modules");
    return add("vm", System.getProperty("java.vm.name", ""))
        .add("version", System.getProperty("java.vm.version", ""))
        .add("runtime", System.getProperty("java.runtime.version", ""))
        .add("home", home)
        .add("modules", modules.length() + " " + modules.lastModified());
  }

  /** A file, by its content. */
  public CacheKey addFile(File file) throws IOException {
    try (FileInputStream in = new FileInputStream(file)) {
      byte[] content = in.readAllBytes();
      return add(file.getName(), content.length + " " + Long.toHexString(Digest.of(content)));
    }
  }

  /** Anything else. */
  public CacheKey add(String name, String value) {
    text.append(name).append(": ").append(value).append('\n');
    return this;
  }

  public String text() {
    return text.toString();
  }
}
