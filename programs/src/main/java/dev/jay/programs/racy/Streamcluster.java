package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * PARSEC's streamcluster: a local search for the k medians of a stream of points. A candidate for a
 * new centre is drawn; the threads compute for their points what it would save and what it would
 * cost to close other centres in its favour; the first thread decides; the threads reassign.
 * Distances are whole numbers, so that the result does not depend on the number of threads.
 *
 * <p>Between the phases is PARSEC's own barrier, whose flag {@code isArrivalPhase} is polled
 * without synchronization: the race of PEREGRINE's Table 1. Polling is bounded and falls back to a
 * wait under the monitor, so that it ends on the JVM too, where a plain field polled for ever may
 * never change. The race is benign: the result is always the same, and so is the order of
 * operations once the order of the monitor is fixed. What varies is how long threads poll.
 */
public final class Streamcluster {
  private static final int DIMENSIONS = 4;
  private static final long OPENING = 20_000; // the cost of a centre

  /** parsec_barrier: an arrival phase, then a departure phase; all who arrived have to leave. */
  private static final class PhaseBarrier {
    private static final int POLLS = 2000;

    private final int parties;
    private int present; // guarded by this
    private boolean isArrivalPhase = true; // written under the monitor

    PhaseBarrier(int parties) {
      this.parties = parties;
    }

    void await() throws InterruptedException {
      poll(false);
      synchronized (this) {
        while (!isArrivalPhase) {
          wait();
        }
        present++;
        if (present == parties) {
          isArrivalPhase = false; // race
          notifyAll();
        }
      }
      poll(true);
      synchronized (this) {
        while (isArrivalPhase) {
          wait();
        }
        present--;
        if (present == 0) {
          isArrivalPhase = true; // race
          notifyAll();
        }
      }
    }

    /** Waits while it is the phase, but not for long. */
    private void poll(boolean phase) {
      int polls = 0;
      while (polls < POLLS && isArrivalPhase == phase) { // race
        polls++;
      }
    }
  }

  private final int threads;
  private final int size;
  private final int[][] points;
  private final PhaseBarrier barrier;
  private final int[] centre; // of each point; written by its owner
  private final long[] cost; // of each point; written by its owner
  private final long[] saved; // by each thread, for the candidate
  private final long[][] closing; // by each thread and centre: what its points would cost more
  private final boolean[] closed; // by centre; written by the first thread
  private boolean accepted; // written by the first thread between barriers

  private Streamcluster(int size, int threads) {
    this.size = size;
    this.threads = threads;
    this.points = new int[size][];
    this.barrier = new PhaseBarrier(threads);
    this.centre = new int[size];
    this.cost = new long[size];
    this.saved = new long[threads];
    this.closing = new long[threads][size];
    this.closed = new boolean[size];
    SplittableRandom random = new SplittableRandom(1);
    for (int p = 0; p < size; p++) {
      points[p] = random.ints(DIMENSIONS, 0, 100).toArray();
      cost[p] = distance(p, 0);
    }
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    Streamcluster program = new Streamcluster(parameters.number("--size", 200), threads);
    Workers.run(threads, program::search);
    long sum = 0;
    for (int p = 0; p < program.size; p++) {
      if (program.cost[p] != program.distance(p, program.centre[p])) {
        throw new IllegalStateException("point " + p + " has a wrong cost");
      }
      sum += program.cost[p];
    }
    Parameters.result(sum);
  }

  private long distance(int p, int q) {
    long sum = 0;
    for (int i = 0; i < DIMENSIONS; i++) {
      long difference = points[p][i] - points[q][i];
      sum += difference * difference;
    }
    return sum;
  }

  private void search(int worker) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(2); // the same candidates for all
    for (int round = 0; round < 30; round++) {
      int candidate = random.nextInt(size);
      weigh(worker, candidate);
      barrier.await();
      if (worker == 0) {
        decide();
      }
      barrier.await();
      if (accepted) {
        reassign(worker, candidate);
      }
      barrier.await();
    }
  }

  private void weigh(int worker, int candidate) {
    saved[worker] = 0;
    Arrays.fill(closing[worker], 0);
    for (int p = Share.begin(worker, threads, size); p < Share.end(worker, threads, size); p++) {
      long gain = cost[p] - distance(p, candidate);
      if (gain > 0) {
        saved[worker] += gain;
      } else {
        closing[worker][centre[p]] -= gain;
      }
    }
  }

  /**
   * Accepts the candidate if it saves more than it costs, closing centres where that is cheaper.
   */
  private void decide() {
    long gain = -OPENING;
    for (long each : saved) {
      gain += each;
    }
    boolean[] open = new boolean[size];
    for (int p = 0; p < size; p++) {
      open[centre[p]] = true;
    }
    for (int c = 0; c < size; c++) {
      long more = 0;
      for (long[] of : closing) {
        more += of[c];
      }
      closed[c] = open[c] && more < OPENING;
      gain += closed[c] ? OPENING - more : 0;
    }
    accepted = gain > 0;
  }

  private void reassign(int worker, int candidate) {
    for (int p = Share.begin(worker, threads, size); p < Share.end(worker, threads, size); p++) {
      long distance = distance(p, candidate);
      if (distance < cost[p] || closed[centre[p]]) {
        cost[p] = distance;
        centre[p] = candidate;
      }
    }
  }
}
