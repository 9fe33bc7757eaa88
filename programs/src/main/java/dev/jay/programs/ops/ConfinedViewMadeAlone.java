package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import dev.jay.programs.ViewedMap;

/**
 * A thread uses a map, and another one walks through a view of it that was made before either of
 * them was started.
 */
public final class ConfinedViewMadeAlone {
  public static void main(String[] args) throws Exception {
    Observed.run(ViewedMap::new);
  }
}
