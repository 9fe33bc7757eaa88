package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;

/** Tells where the program is, while it is tuned. */
public final class Tuning {
  private Tuning() {}

  /** Before a call. */
  public static void calls() {
    Strand s = Strands.controlled();
    if (s != null && s.depth == 0 && s.siteClock != null) {
      s.siteClock.calls();
    }
  }

  /** Behind a call or a monitor instruction. */
  public static void returns(int site) {
    Strand s = Strands.controlled();
    if (s != null && s.depth == 0 && s.siteClock != null) {
      s.siteClock.returns(site);
    }
  }
}
