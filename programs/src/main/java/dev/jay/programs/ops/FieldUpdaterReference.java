package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** An AtomicReferenceFieldUpdater swaps names; whose name each thread finds varies. */
public final class FieldUpdaterReference {
  private static final AtomicReferenceFieldUpdater<FieldUpdaterReference, String> NAME =
      AtomicReferenceFieldUpdater.newUpdater(FieldUpdaterReference.class, String.class, "name");

  private volatile String name = "4";

  public static void main(String[] args) {
    FieldUpdaterReference program = new FieldUpdaterReference();
    StringBuilder[] seen = new StringBuilder[4];
    Arrays.setAll(seen, i -> new StringBuilder());
    Workers.steps(
        4,
        25,
        (worker, step) -> seen[worker].append(NAME.getAndSet(program, Integer.toString(worker))));
    System.out.println("seen " + String.join(" ", seen) + " last " + program.name);
  }
}
