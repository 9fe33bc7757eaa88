package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.ref.Cleaner;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads register with one cleaner and clean by hand. */
public final class Cleaners {
  private Cleaners() {}

  public static void main(String[] args) {
    Cleaner cleaner = Cleaner.create();
    AtomicInteger cleaned = new AtomicInteger();
    Workers.steps(
        3, 5, (worker, step) -> cleaner.register(new Object(), new Action(cleaned)).clean());
    System.out.println(cleaned);
  }

  private static final class Action implements Runnable {
    private final AtomicInteger cleaned;

    Action(AtomicInteger cleaned) {
      this.cleaned = cleaned;
    }

    @Override
    public void run() {
      cleaned.incrementAndGet();
    }
  }
}
