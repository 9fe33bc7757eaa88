package dev.jay.runtime.core;

/**
 * Objects by identity, not kept alive; any thread may add and ask. Those that are gone are left out
 * whenever there are twice as many as there were left the last time.
 */
final class Identities {
  private static final int FEW = 64;

  private IdentityTable<Ownership> ownerships = new IdentityTable<>();
  private int most = FEW;

  synchronized void add(Object o) {
    if (ownerships.find(o) == null) {
      ownerships.add(new Ownership(o));
      if (ownerships.size() == most) {
        ownerships = ownerships.living();
        most = Math.max(FEW, 2 * ownerships.size());
      }
    }
  }

  synchronized boolean contains(Object o) {
    return !ownerships.isEmpty() && ownerships.find(o) != null;
  }
}
