package dev.jay.runtime.core;

import java.lang.ref.WeakReference;

/** A record about an object, which it does not keep alive, to be found by the object's identity. */
abstract class IdentityRecord extends WeakReference<Object> {
  final int hash;

  IdentityRecord(Object object) {
    super(object);
    this.hash = System.identityHashCode(object);
  }
}
