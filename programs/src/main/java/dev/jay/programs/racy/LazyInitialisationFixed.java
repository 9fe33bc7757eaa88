package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/** {@link LazyInitialisation} with a synchronized getter. */
public final class LazyInitialisationFixed {
  private static final Object[] PLACES = new Object[1000]; // guarded by the class
  private static int made; // guarded by the class

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> get(step % PLACES.length));
    Parameters.result(made);
  }

  private static synchronized Object get(int place) {
    if (PLACES[place] == null) {
      Work.units(2);
      made++;
      PLACES[place] = new Object();
    }
    return PLACES[place];
  }
}
