package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import java.io.File;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The jars that the program's classes come from, when it is recorded or replayed. The JDK opens
 * each zip file once for all who read it (ZipFile.Source), so class loading, which is executed
 * again at replay, and the program, whose inputs are injected, would share descriptors that are
 * real for the one and recorded ones for the other; and whether a file is open already would depend
 * on which classes were loaded. So what is read from the jars of the class path is read again like
 * the classes: nothing of it is an input. The same holds for any other zip file that class loading
 * has opened before the program did.
 *
 * <p>Whether a file is such a one may change while one is opened, so each strand keeps what was
 * found at the beginning, one bit for each opening within another.
 */
public final class Archives {
  private static final Set<String> OWN = new HashSet<>(); // absolute paths; its monitor guards both
  private static final Set<String> TAPED = new HashSet<>();

  private static final long KEY = offset("java.util.zip.ZipFile$Source", "key");
  private static final long FILE = offset("java.util.zip.ZipFile$Source$Key", "file");

  private Archives() {}

  private static long offset(String type, String field) {
    try {
      return Raw.U.objectFieldOffset(Class.forName(type, false, null), field);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e); // the agent has changed it
    }
  }

  /** An entry of the class path. */
  public static void add(String absolutePath) {
    synchronized (OWN) {
      OWN.add(absolutePath);
    }
  }

  /** The JDK opens the zip file that a file, its source, or a URL stands for, or uses it. */
  public static void begin(Object fileOrSource) {
    Strand s = Strands.current();
    if (s != null) {
      boolean own = isOwn(s, fileOrSource);
      s.archives = s.archives << 1 | (own ? 1 : 0);
      if (own) {
        s.pass();
      }
    }
  }

  /** {@code factory} looks for the open file of that URL, or opens it. */
  public static void beginAt(Object factory, Object url) {
    begin(url);
  }

  public static void end() {
    Strand s = Strands.current();
    if (s != null) {
      boolean own = (s.archives & 1) != 0;
      s.archives >>>= 1;
      if (own) {
        s.passed();
      }
    }
  }

  private static boolean isOwn(Strand s, Object fileOrSource) {
    File file = file(fileOrSource);
    if (file == null) {
      return false;
    }
    String path = file.getAbsolutePath();
    boolean passes = s.tapeInUse() == null;
    synchronized (OWN) {
      if (passes && !TAPED.contains(path)) {
        OWN.add(path);
      }
      boolean own = OWN.contains(path);
      if (!own) {
        TAPED.add(path);
      }
      return own;
    }
  }

  private static @Nullable File file(Object fileOrSource) {
    if (fileOrSource instanceof File) {
      return (File) fileOrSource;
    }
    if (fileOrSource instanceof URL) {
      URL url = (URL) fileOrSource;
      return url.getProtocol().equals("file") ? new File(decoded(url.getPath())) : null;
    }
    Object key = Raw.U.getReference(fileOrSource, KEY);
    return key == null ? null : (File) Raw.U.getReference(key, FILE);
  }

  /** A path as it stands in a URL, without its escapes. */
  private static String decoded(String path) {
    if (path.indexOf('%') < 0) {
      return path;
    }
    byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
    int length = 0;
    for (int i = 0; i < bytes.length; i++) {
      int high = i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
      int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
      boolean isEscape = bytes[i] == '%' && low >= 0;
      bytes[length++] = isEscape ? (byte) (high << 4 | low) : bytes[i];
      i += isEscape ? 2 : 0;
    }
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
