package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;

/** A volatile field declared in a superclass and named through its subclasses. */
public final class VolatileInherited {
  static class Base {
    protected volatile int last;
  }

  static class Middle extends Base {}

  static final class Leaf extends Middle {
    int swap(int value) {
      int before = last;
      last = value;
      return before;
    }
  }

  public static void main(String[] args) {
    Leaf leaf = new Leaf();
    int[][] seen = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          seen[worker][step] = leaf.swap(worker * 100 + step);
          leaf.last += 1;
        });
    System.out.println("seen " + Digest.of(seen) + " last " + leaf.last);
  }
}
