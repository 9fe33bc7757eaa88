package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import dev.jay.programs.ViewedMap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A thread uses a map, and another one walks through a view of it that a class initialiser has
 * made, where nothing is an operation.
 */
public final class ConfinedViewOfInitialiser {
  /** Those that are left. */
  private static final Deque<ViewedMap> READY =
      new ArrayDeque<>(List.of(new ViewedMap(), new ViewedMap(), new ViewedMap()));

  public static void main(String[] args) throws Exception {
    Observed.run(READY::remove);
  }
}
