package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** An AtomicMarkableReference used as a claim on a value; who gets to mark it varies. */
public final class AtomicMarkable {
  public static void main(String[] args) {
    AtomicMarkableReference<Integer> reference = new AtomicMarkableReference<>(0, false);
    StringBuilder[] seen = new StringBuilder[4];
    Arrays.setAll(seen, i -> new StringBuilder());
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          Integer value = reference.getReference();
          if (reference.attemptMark(value, true) && reference.isMarked()) {
            seen[worker].append(value).append(' ');
          }
          if (reference.compareAndSet(value, worker, true, false)) {
            seen[worker].append('r');
          }
        });
    System.out.println("seen " + String.join("/", seen));
  }
}
