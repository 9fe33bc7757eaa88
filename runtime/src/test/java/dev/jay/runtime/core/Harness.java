package dev.jay.runtime.core;

import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.run.ProductionRun;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Makes spheres and strands by hand, and runs real threads as strands without an agent. */
public final class Harness {
  /** What a strand does until it ends. */
  public interface Body {
    void run(Strand s) throws Exception;
  }

  private Harness() {}

  static Settings settings() {
    return new Settings(false, false, false, 0, 3_000, 10_000_000_000L, 1);
  }

  static Sphere sphere() {
    return run().sphere;
  }

  /** A sphere with that observer, which nobody supervises. */
  public static Sphere sphere(Observer observer) {
    return new Sphere(
        settings(),
        Inputs.standard(),
        new RoundRobin(1),
        observer,
        new Supervisor() {
          @Override
          public boolean idle() {
            return false;
          }

          @Override
          public boolean lastUserHasEnded(Strand s) {
            return true;
          }
        });
  }

  /** A run in production whose services are not started yet. */
  public static ProductionRun run() {
    return new ProductionRun(settings(), Inputs.standard(), null);
  }

  /** A strand whose thread is never started. */
  public static Strand strand(Sphere sphere, int id) {
    return new Strand(sphere, new Thread("strand-" + id), id, "0." + id);
  }

  /** Strands with the ids 0, 1, 2, ... */
  public static List<Strand> strands(Sphere sphere, int count) {
    List<Strand> strands = new ArrayList<>();
    for (int id = 0; id < count; id++) {
      strands.add(strand(sphere, id));
    }
    return strands;
  }

  /**
   * Runs the body in {@code count} strands, all of them in the order from the beginning. Returns
   * the logical time when the last one ended; what comes after that is the JVM's end.
   */
  public static long run(Sphere sphere, int count, Body body) throws InterruptedException {
    Strand[] strands = new Strand[count];
    long[] ends = new long[count];
    Throwable[] failures = new Throwable[count]; // each written by its thread, read after the join
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      int id = i;
      threads[i] = new Thread(() -> live(strands[id], body, failures, ends), "strand-" + i);
      strands[i] = new Strand(sphere, threads[i], i, "0." + i);
    }
    sphere.enlistHolder(strands[0]);
    for (int i = 1; i < count; i++) {
      sphere.enlist(strands[i]);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (Throwable failure : failures) {
      if (failure != null) {
        throw new AssertionError("a strand failed", failure);
      }
    }
    return Arrays.stream(ends).max().orElseThrow();
  }

  private static void live(Strand s, Body body, Throwable[] failures, long[] ends) {
    try {
      body.run(s);
    } catch (Throwable e) {
      failures[s.id] = e;
    }
    s.scheduler.getTurn(s, Kind.EXIT, null);
    ends[s.id] = s.scheduler.now;
    s.sphere.retire(s);
  }

  /**
   * The fingerprint of a schedule in rounds: so many strands make so many operations each, and are
   * disturbed in a way of their own.
   */
  public static long fingerprint(int strands, int operations, int disturbance)
      throws InterruptedException {
    Sphere sphere = sphere();
    run(
        sphere,
        strands,
        s -> {
          Random random = new Random(disturbance * 31L + s.id);
          for (int i = 0; i < operations; i++) {
            if (random.nextInt(8) == 0) {
              Thread.yield();
            }
            sphere.scheduler.getTurn(s, Kind.ATOMIC, null);
            sphere.scheduler.putTurn(s);
          }
        });
    return sphere.scheduler.fingerprint;
  }

  /** Tries a property with many seeds; a failure names the seed. */
  public static void forSeeds(int count, Consumer<Random> property) {
    for (long seed = 1; seed <= count; seed++) {
      try {
        property.accept(new Random(seed));
      } catch (Throwable e) {
        throw new AssertionError("with seed " + seed + ": " + e.getMessage(), e);
      }
    }
  }
}
