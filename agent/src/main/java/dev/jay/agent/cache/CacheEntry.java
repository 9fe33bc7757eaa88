package dev.jay.agent.cache;

import org.jspecify.annotations.Nullable;

/**
 * What was made of one class. It holds for a class of that name, in that role, of exactly those
 * bytes.
 */
final class CacheEntry {
  final long digest; // of the original bytes
  final int name; // the hash of the class's name
  final int length; // of the original bytes
  final int role; // its code

  /** What was made of it, or null if nothing was to be changed. */
  final byte @Nullable [] made;

  CacheEntry(long digest, int name, int length, int role, byte @Nullable [] made) {
    this.digest = digest;
    this.name = name;
    this.length = length;
    this.role = role;
    this.made = made;
  }

  static CacheEntry of(Role role, String className, byte[] original, byte @Nullable [] made) {
    return new CacheEntry(
        Digest.of(original), className.hashCode(), original.length, role.code, made);
  }

  /** How many bytes it takes. */
  int size() {
    return made == null ? 0 : made.length;
  }
}
