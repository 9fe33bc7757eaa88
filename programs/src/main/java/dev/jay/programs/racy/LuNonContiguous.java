package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Together;
import dev.jay.programs.Work;
import dev.jay.programs.numeric.BlockedLu;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * SPLASH-2's lu with a matrix stored by rows, with the order violation that PEREGRINE's Table 1
 * names: main reads {@code rs} and {@code rf}, when the factorization began and was done, before a
 * thread has assigned them, since the last thread sends its end before it stores them. What varies:
 * either time is 0 or the right one; the factors are always the same. Times are counts of rounds.
 */
public final class LuNonContiguous {
  private final int threads;
  private final BlockedLu lu;
  private final AtomicInteger ended = new AtomicInteger();
  private final BlockingQueue<Integer> ends = new LinkedBlockingQueue<>();
  private int rs;
  private int rf;

  private LuNonContiguous(int size, int threads) {
    this.threads = threads;
    this.lu = new BlockedLu(size, 1, threads, false);
  }

  public static void main(String[] args) throws InterruptedException {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    LuNonContiguous program = new LuNonContiguous(parameters.number("--size", 64), threads);
    Together.start(threads, program::work);
    program.print();
  }

  private void work(int worker) throws Exception {
    lu.factor(worker);
    if (ended.incrementAndGet() == threads) {
      ends.put(worker);
      Work.units(20);
      rs = 1; // race
      Work.units(20);
      rf = lu.rounds(); // race
    }
  }

  private void print() throws InterruptedException {
    ends.take();
    String digest = lu.digest().toString();
    int start = rs; // race
    int finish = rf; // race
    Parameters.result(digest + " rs " + start + " rf " + finish);
  }
}
