package dev.jay.agent.cache;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The folder of the cache, one file for each key.
 *
 * <p>What is read here becomes code of the JVM, so whoever may write here may run code as the user.
 * Therefore the folder and its files are the user's alone (modes 0700 and 0600), and what belongs
 * to somebody else, or may be written by others, is not read. Where the system knows no such modes
 * (Windows), the folder lies among the user's own, which the system protects.
 *
 * <p>A file is written beside its place and put there by an atomic rename: readers see the old one
 * or the new one, and writers do not mix. Of the files, those used last are kept: at most {@link
 * #KEPT}, of {@link #KEPT_BYTES} together.
 */
public final class CacheFolder {
  private static final String SUFFIX = ".classes";
  private static final int KEPT = 64;
  private static final long KEPT_BYTES = 256L << 20;
  private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;

  private final File folder;

  public CacheFolder(File folder) {
    this.folder = folder;
  }

  /**
   * The user's, or the one that {@code chosen} names; null if it says {@code off}, or there is no
   * place for one.
   */
  public static @Nullable CacheFolder of(@Nullable String chosen) {
    if (chosen != null && !chosen.isEmpty()) {
      return chosen.equals("off") ? null : new CacheFolder(new File(chosen));
    }
    String home = System.getProperty("user.home");
    String system = System.getProperty("os.name", "");
    if (system.startsWith("Windows")) {
      String local = System.getenv("LOCALAPPDATA");
      return local == null ? null : new CacheFolder(new File(local, "jay\\cache"));
    }
    String cache = System.getenv("XDG_CACHE_HOME");
    if (cache != null && cache.startsWith("/")) {
      return new CacheFolder(new File(cache, "jay"));
    }
    if (home == null || !home.startsWith("/")) {
      return null;
    }
    return new CacheFolder(
        new File(home, system.startsWith("Mac") ? "Library/Caches/jay" : ".cache/jay"));
  }

  private File file(String key) {
    byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
    return new File(folder, Long.toHexString(Digest.of(bytes)) + SUFFIX);
  }

  /** The file of a key, if there is one that can be trusted. */
  @Nullable File find(String key) {
    File file = file(key);
    if (!isOurs(folder) || !isOurs(file)) {
      return null;
    }
    long now = System.currentTimeMillis();
    if (now - file.lastModified() > DAY_MILLIS) {
      file.setLastModified(now); // it is in use
    }
    return file;
  }

  /** Whether it is there, and nobody but the user may write to it. */
  private static boolean isOurs(File file) {
    if (!file.exists()) {
      return false;
    }
    try {
      PosixFileAttributes attributes = attributes(file.toPath());
      Set<PosixFilePermission> permissions = attributes.permissions();
      return isUser(attributes.owner())
          && !permissions.contains(PosixFilePermission.GROUP_WRITE)
          && !permissions.contains(PosixFilePermission.OTHERS_WRITE);
    } catch (UnsupportedOperationException e) {
      return true; // no such modes here
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  private static PosixFileAttributes attributes(Path path) throws IOException {
    return Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  /** By number where the system shows us our own process; else by name. */
  private static boolean isUser(UserPrincipal owner) throws IOException {
    File self = new File("/proc/self/task");
    return self.exists()
        ? owner.equals(attributes(self.toPath()).owner())
        : owner.getName().equals(System.getProperty("user.name"));
  }

  /** Makes the folder if it is not there; false if it cannot be used. */
  boolean prepare() {
    if (!folder.exists()) {
      try {
        makePrivate(folder.toPath());
      } catch (IOException | RuntimeException e) {
        return false;
      }
    }
    return isOurs(folder) && folder.canWrite();
  }

  private static void makePrivate(Path path) throws IOException {
    Path parent = path.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    try {
      Files.createDirectory(path, mode("rwx------"));
    } catch (UnsupportedOperationException e) {
      Files.createDirectory(path);
    }
  }

  /** Puts a file in its place. */
  void write(String key, byte[] content) {
    File made = new File(folder, "new" + Long.toHexString(System.nanoTime()) + ".tmp");
    try {
      create(made.toPath());
    } catch (IOException | RuntimeException e) {
      return; // somebody else has just taken the name, or nothing can be made here
    }
    try {
      try (FileOutputStream out = new FileOutputStream(made)) {
        out.write(content);
      }
      Files.move(
          made.toPath(),
          file(key).toPath(),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
      prune();
    } catch (IOException | RuntimeException e) {
      made.delete();
    }
  }

  /** Makes an empty file for the user alone; fails if there is one. */
  private static void create(Path path) throws IOException {
    try {
      Files.createFile(path, mode("rw-------"));
    } catch (UnsupportedOperationException e) {
      Files.createFile(path); // no such modes here
    }
  }

  private static FileAttribute<?> mode(String permissions) {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
  }

  /** Removes the files used least lately, and what a writer that was killed has left. */
  private void prune() {
    File[] files = folder.listFiles();
    if (files == null) {
      return;
    }
    long yesterday = System.currentTimeMillis() - DAY_MILLIS;
    Arrays.sort(files, Comparator.comparingLong(File::lastModified).reversed());
    int kept = 0;
    long bytes = 0;
    for (File file : files) {
      String name = file.getName();
      bytes += file.length();
      if ((name.endsWith(SUFFIX) && (++kept > KEPT || bytes > KEPT_BYTES))
          || (name.endsWith(".tmp") && file.lastModified() < yesterday)) {
        file.delete();
      }
    }
  }
}
