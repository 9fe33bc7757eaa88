package dev.jay.programs.random;

import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * A program made from a seed: threads, monitors, locks, conditions, semaphores, latches, barriers,
 * queues, a pool, futures, ForkJoin, parallel streams, collections, atomics, volatiles, sleeps,
 * interrupts and joins in a random mixture that always ends and has no data race. It prints a
 * digest of what every thread saw, which depends on the order of all that happened, and an outcome,
 * which does not. See {@link Script} for why it ends.
 */
public final class RandomProgram {
  private static final String USAGE = "usage: RandomProgram SEED [--threads N] [--steps N]";

  private final World world;
  private final Actor[] actors;
  private final List<List<Step>> scripts = new ArrayList<>();
  private final Throwable[] failures; // each written by its worker, read after the join
  private final int visits;

  private RandomProgram(long seed, int threads, int steps) {
    SplittableRandom random = new SplittableRandom(seed);
    int count = threads > 0 ? threads : 2 + random.nextInt(4);
    int length = steps > 0 ? steps : 10 + random.nextInt(20);
    world = new World(random.split(), count);
    actors = new Actor[count];
    failures = new Throwable[count];
    Script script = new Script(random.split(), count);
    for (int i = 0; i < count; i++) {
      actors[i] = new Actor(i, world);
      scripts.add(script.draw(length));
    }
    visits = script.visits();
  }

  public static void main(String[] args) throws InterruptedException {
    long seed = 0;
    int threads = 0;
    int steps = 0;
    try {
      seed = Long.parseLong(args[0]);
      for (int i = 1; i < args.length; i += 2) {
        int value = Integer.parseInt(args[i + 1]);
        switch (args[i]) {
          case "--threads" -> threads = value;
          case "--steps" -> steps = value;
          default -> throw new IllegalArgumentException(args[i] + " is not understood");
        }
      }
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      System.err.println("RandomProgram: " + e.getMessage() + "\n" + USAGE);
      System.exit(64);
    }
    new RandomProgram(seed, threads, steps).run();
  }

  private void run() throws InterruptedException {
    for (int i = 0; i < actors.length; i++) {
      int worker = i;
      world.workers[i] = new Thread(() -> work(worker), "worker-" + i);
    }
    for (Thread worker : world.workers) {
      worker.start();
    }
    for (Thread worker : world.workers) {
      worker.join();
    }
    world.pool.shutdown();
    if (!world.pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("the pool does not end");
    }
    print();
  }

  private void work(int worker) {
    Actor actor = actors[worker];
    try {
      int number = 0;
      for (Step step : scripts.get(worker)) {
        Work.units(1 + (worker * 7 + number++ * 13) % 5);
        actor.perform(List.of(step));
      }
      actor.saw(Thread.interrupted());
      actor.joinChildren();
    } catch (Throwable e) {
      failures[worker] = e;
    }
  }

  private void print() {
    Digest digest = new Digest();
    for (int i = 0; i < actors.length; i++) {
      if (failures[i] != null) {
        throw new IllegalStateException("worker " + i + " failed", failures[i]);
      }
      digest.add(actors[i].seen());
    }
    world.addTo(digest);
    System.out.println("digest " + digest);
    String complaints = world.complaints();
    if (world.visits() != visits) {
      complaints += " " + visits + " visits were drawn, " + world.visits() + " made;";
    }
    System.out.println(
        "outcome " + actors.length + " threads, " + visits + " visits, all is well:" + complaints);
    if (!complaints.isEmpty()) {
      System.exit(1);
    }
  }
}
