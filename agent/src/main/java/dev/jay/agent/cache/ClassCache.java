package dev.jay.agent.cache;

import java.io.File;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was made of classes in earlier starts of the JVM, for one key: one JDK, one build of Jay,
 * the same options (see {@link CacheKey}). It is opened before any class is transformed. What is
 * made of further classes is collected and written when the JVM ends, with what others have written
 * meanwhile; who writes last wins, and nothing but time is lost. A cache that cannot be read is
 * empty, one that cannot be written is not written: a program never notices.
 */
public final class ClassCache {
  private final @Nullable CacheFolder folder; // null if nothing is to be kept
  private final String key;
  private final @Nullable CacheFile file;
  private final Map<Long, CacheEntry> added = new HashMap<>(); // by digest

  private ClassCache(@Nullable CacheFolder folder, String key, @Nullable CacheFile file) {
    this.folder = folder;
    this.key = key;
    this.file = file;
  }

  /** A cache that finds and keeps nothing. */
  public static ClassCache none() {
    return new ClassCache(null, "", null);
  }

  /** The cache of that key in the folder; if wanted it is in memory, and no file is read later. */
  public static ClassCache open(CacheFolder folder, String key, boolean inMemory) {
    File path = folder.find(key);
    return new ClassCache(folder, key, path == null ? null : CacheFile.open(path, key, inMemory));
  }

  /** What is known of a class; null if nothing is. */
  public @Nullable Known find(Role role, String className, byte[] original) {
    if (file == null) {
      return null;
    }
    CacheEntry entry = file.find(role, className, original);
    return entry == null ? null : new Known(entry.made);
  }

  /** What is known of a class. */
  public static final class Known {
    /** What is made of it, or null if it is left alone. */
    public final byte @Nullable [] made;

    Known(byte @Nullable [] made) {
      this.made = made;
    }
  }

  /** Keeps what was made of a class, or null if it was left alone. */
  public void keep(Role role, String className, byte[] original, byte @Nullable [] made) {
    if (folder != null) {
      CacheEntry entry = CacheEntry.of(role, className, original, made);
      synchronized (added) {
        added.put(entry.digest, entry);
      }
    }
  }

  /** No class is asked for in the role EARLY any more. */
  public void dropEarly() {
    if (file != null) {
      file.dropEarly();
    }
  }

  /** Writes what was added; called when the JVM ends. */
  public void save() {
    Map<Long, CacheEntry> fresh;
    synchronized (added) {
      fresh = new HashMap<>(added);
      added.clear();
    }
    if (folder == null || fresh.isEmpty() || !folder.prepare()) {
      return;
    }
    if (file != null) {
      file.close(); // some systems do not let an open file be replaced
    }
    Map<Long, CacheEntry> all = new HashMap<>();
    File path = folder.find(key);
    if (path != null && path.length() > CacheFile.largest()) {
      return; // it was made by a JVM with a larger heap
    }
    CacheFile current = path == null ? null : CacheFile.open(path, key, true);
    if (current != null) {
      for (CacheEntry entry : current.entries()) {
        all.put(entry.digest, entry);
      }
    }
    all.putAll(fresh);
    byte[] content = CacheFile.write(key, all.values());
    if (content == null) { // too large: begins anew
      content = CacheFile.write(key, fresh.values());
    }
    if (content != null) {
      folder.write(key, content);
    }
  }
}
