package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads add to the suppressed exceptions of one; their order varies. */
public final class SuppressedOrder {
  public static void main(String[] args) {
    Exception all = new Exception("all");
    AtomicInteger steps = new AtomicInteger();
    Workers.steps(
        4,
        10,
        (worker, step) -> {
          steps.incrementAndGet();
          all.addSuppressed(new IllegalStateException(worker + "." + step));
        });
    StringBuilder order = new StringBuilder();
    for (Throwable each : all.getSuppressed()) {
      order.append(' ').append(each.getMessage());
    }
    System.out.println("order" + order);
    System.out.println("outcome " + all.getSuppressed().length);
  }
}
