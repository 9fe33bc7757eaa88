package dev.jay.runtime;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Says to whom an object belongs, without keeping the object alive: to one strand, or, once a
 * second one has touched it, to all. A deed whose object is gone stays where it is until its place
 * is needed: nobody can ask for it, so this makes no difference to the schedule.
 */
final class Deed extends WeakReference<Object> {
  final int hash;

  /** Null when the object is shared. */
  @Nullable Strand owner;

  Deed(Object object, @Nullable Strand owner) {
    super(object);
    this.hash = System.identityHashCode(object);
    this.owner = owner;
  }
}
