package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.HashGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Identity hash codes that are the same in every run: a strand's generator begins with its id, and
 * begins anew with the fingerprint of the schedule at each of its operations (ScheduleHash). What a
 * thread does while it passes through (class loading, initialisers) is left out: the generator is
 * put back afterwards. Classes, enum constants and threads, which several threads may be the first
 * to ask, get their hash early, made of their name.
 *
 * <p>What remains: an object that two threads ask for its hash without any order between them; and
 * the JVM itself draws a hash when it links a class of the JDK for the first time, so that which
 * thread came first there shows in the hashes until its next operation.
 */
public final class Hashes {
  private Hashes() {}

  /** First in {@code run} of a thread, which may call {@code super.run}. */
  public static void begun(Thread thread) {
    if (thread == Thread.currentThread()) {
      Strand s = Strands.of(thread);
      Spheres.Selector selector = s == null ? Spheres.selector() : null;
      if (s != null) {
        s.beginHashes();
      } else if (selector != null) {
        selector.begins(thread);
      }
    }
  }

  /** Last in the constructor of an enum constant. */
  public static void made(Object constant) {
    if (constant instanceof Enum) {
      Enum<?> e = (Enum<?>) constant;
      HashGenerator.give(e, 31L * e.getDeclaringClass().getName().hashCode() + e.name().hashCode());
    }
  }

  /** A class has been defined. */
  public static void defined(@Nullable Object type) {
    if (type != null) {
      HashGenerator.give(type, ((Class<?>) type).getName().hashCode());
    }
  }
}
