package dev.jay.agent.scan;

import org.objectweb.asm.ClassReader;

/**
 * Finds classes that publish plain fields by fences or by accesses weaker than volatile
 * (VarHandle's or Unsafe's). In them every access to a field that is not final counts as a volatile
 * one.
 */
final class Fences {
  private Fences() {}

  /** Whether the class makes such a call: its constant pool names one. */
  static boolean in(ClassReader reader) {
    for (PoolMembers members = new PoolMembers(reader); members.next(); ) {
      if (isWeak(members.name()) && isOwner(members.owner())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWeak(String name) {
    return name.endsWith("Fence")
        || name.endsWith("Release")
        || name.endsWith("Acquire")
        || name.endsWith("Opaque")
        || name.startsWith("putOrdered");
  }

  private static boolean isOwner(String owner) {
    return owner.equals("java/lang/invoke/VarHandle")
        || owner.equals("sun/misc/Unsafe")
        || owner.equals("jdk/internal/misc/Unsafe");
  }
}
