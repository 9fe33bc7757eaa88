package dev.jay.programs.racey;

import dev.jay.programs.Workers;
import java.util.Optional;
import java.util.concurrent.Phaser;

/**
 * Hill and Xu's racey: threads mix a signature with shared memory, so that almost every order of
 * the accesses gives another result. With {@code --locked} each shared access takes and releases
 * one lock, which makes the program free of data races and its result a digest of the schedule.
 *
 * <p>Threads wait for each other in a monitor before they begin. One gets back into it after the
 * other, and a deterministic schedule may thereby put their computations in a row; with {@code
 * --at-once} they wait at a phaser, which lets all go together, so that they race under any
 * schedule.
 */
public final class Racey {
  private static final int SIZE = 64;
  private static final int STRIDE = 16; // an element per 64-byte line

  private final int threads;
  private final int loops;
  private final boolean locked;
  private final Optional<Phaser> start; // of --at-once
  private final Object lock = new Object();
  private final int[] memory = new int[SIZE * STRIDE]; // racy, or guarded by lock
  private final int[] signatures; // sig[t] is the worker's own until it ends
  private int missing; // guarded by this

  private Racey(int threads, int loops, boolean locked, boolean atOnce) {
    this.threads = threads;
    this.loops = loops;
    this.locked = locked;
    this.start = atOnce ? Optional.of(new Phaser(threads)) : Optional.empty();
    this.signatures = new int[threads * STRIDE];
    this.missing = threads;
    for (int t = 0; t < threads; t++) {
      signatures[t * STRIDE] = t;
    }
    for (int i = 0; i < SIZE; i++) {
      memory[i * STRIDE] = mix(i, i);
    }
  }

  static int mix(int i, int j) {
    return Integer.remainderUnsigned(i + j * 103995407, 103072243);
  }

  public static void main(String[] args) {
    int threads = 4;
    int loops = 1000;
    boolean locked = false;
    boolean atOnce = false;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--locked" -> locked = true;
        case "--at-once" -> atOnce = true;
        case "--threads" -> threads = Integer.parseInt(args[++i]);
        case "--loops" -> loops = Integer.parseInt(args[++i]);
        default -> {
          System.err.println("usage: Racey [--locked] [--at-once] [--threads T] [--loops N]");
          System.exit(64);
        }
      }
    }
    System.out.printf("%08x%n", new Racey(threads, loops, locked, atOnce).run());
  }

  private int run() {
    Workers.run(threads, this::work);
    int s = signatures[0];
    for (int t = 1; t < threads; t++) {
      s = mix(signatures[t * STRIDE], s);
    }
    return s;
  }

  private void work(int t) throws InterruptedException {
    if (start.isPresent()) {
      start.get().arriveAndAwaitAdvance();
    } else {
      awaitAll();
    }
    if (locked) {
      mixLocked(t);
    } else {
      mixRacy(t);
    }
  }

  private synchronized void awaitAll() throws InterruptedException {
    missing--;
    if (missing == 0) {
      notifyAll();
    }
    while (missing > 0) {
      wait();
    }
  }

  private void mixRacy(int t) {
    for (int i = 0; i < loops; i++) {
      int n = signatures[t * STRIDE];
      n = mix(n, memory[n % SIZE * STRIDE]);
      int b = n % SIZE;
      n = mix(n, memory[b * STRIDE]);
      memory[b * STRIDE] = n;
      signatures[t * STRIDE] = n;
    }
  }

  private void mixLocked(int t) {
    for (int i = 0; i < loops; i++) {
      int n = get(signatures, t);
      n = mix(n, get(memory, n % SIZE));
      int b = n % SIZE;
      n = mix(n, get(memory, b));
      set(memory, b, n);
      set(signatures, t, n);
    }
  }

  private int get(int[] array, int i) {
    synchronized (lock) {
      return array[i * STRIDE];
    }
  }

  private void set(int[] array, int i, int value) {
    synchronized (lock) {
      array[i * STRIDE] = value;
    }
  }
}
