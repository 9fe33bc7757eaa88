package dev.jay.programs.hints;

import dev.jay.api.PerformanceCritical;
import dev.jay.api.SoftBarrier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A parallel scan, as pfscan: threads take texts from a queue, count the matches side by side and
 * add them up in a performance critical section. {@code ParallelScan threads texts [lossy]}; lossy
 * adds up in two steps, so that matches can get lost there and nowhere else.
 */
public final class ParallelScan {
  private final Deque<String> texts = new ArrayDeque<>(); // guarded by itself
  private final AtomicInteger matches = new AtomicInteger();
  private final SoftBarrier barrier;
  private final boolean lossy;

  private ParallelScan(int threads, int count, boolean lossy) {
    this.barrier = SoftBarrier.of(threads);
    this.lossy = lossy;
    for (int i = 0; i < count; i++) {
      texts.add("a haystack with a needle " + i);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = Integer.parseInt(args[0]);
    int count = Integer.parseInt(args[1]);
    ParallelScan scan = new ParallelScan(threads, count, args.length > 2);
    Thread[] workers = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      workers[i] = new Thread(scan::work);
      workers[i].start();
    }
    for (Thread worker : workers) {
      worker.join();
    }
    if (scan.matches.get() != count) {
      throw new AssertionError(scan.matches.get() + " of " + count + " matches");
    }
  }

  private void work() {
    for (String text = next(); text != null; text = next()) {
      barrier.await();
      int found = text.split("needle", -1).length - 1;
      try (PerformanceCritical section = PerformanceCritical.enter()) {
        add(found);
      }
    }
  }

  private String next() {
    synchronized (texts) {
      return texts.poll();
    }
  }

  private void add(int found) {
    if (lossy) {
      matches.set(matches.get() + found);
    } else {
      matches.addAndGet(found);
    }
  }
}
