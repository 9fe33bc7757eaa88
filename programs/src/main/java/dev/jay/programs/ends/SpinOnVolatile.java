package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** An empty loop on a volatile field that another thread sets. */
public final class SpinOnVolatile {
  private static volatile boolean ready;
  private static volatile boolean answered;

  public static void main(String[] args) {
    Workers.together(
        worker -> {
          while (!ready) {}
          answered = true;
        },
        worker -> {
          Work.units(100);
          ready = true;
          while (!answered) {}
        });
    System.out.println(ready + " " + answered);
  }
}
