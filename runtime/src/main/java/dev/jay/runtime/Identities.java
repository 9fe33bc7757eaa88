package dev.jay.runtime;

/**
 * Objects by identity, not kept alive; any thread may add and ask. Those that are gone are left out
 * whenever there are twice as many as there were left the last time.
 */
final class Identities {
  private static final int FEW = 64;

  private Deeds deeds = new Deeds();
  private int most = FEW;

  synchronized void add(Object o) {
    if (deeds.find(o) == null) {
      deeds.add(new Deed(o));
      if (deeds.size() == most) {
        deeds = deeds.living();
        most = Math.max(FEW, 2 * deeds.size());
      }
    }
  }

  synchronized boolean contains(Object o) {
    return !deeds.isEmpty() && deeds.find(o) != null;
  }
}
