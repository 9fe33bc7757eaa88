package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Together;
import dev.jay.programs.Work;
import dev.jay.programs.numeric.SixStepFft;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * SPLASH-2's fft, the six-step transform, with the order violation that PEREGRINE's Table 1 names:
 * main reads {@code initdonetime} and {@code finishtime} before a thread has assigned them, since
 * the last thread to end says so before it stores the times. What varies: either time is 0 or the
 * right one; the transform is always the same. Times are counts of work.
 */
public final class Fft {
  private final int threads;
  private final SixStepFft fft;
  private final AtomicInteger ended = new AtomicInteger();
  private final CountDownLatch done = new CountDownLatch(1);
  private int initdonetime;
  private int finishtime;

  private Fft(int size, int threads) {
    this.fft = new SixStepFft(size, 1, threads);
    this.threads = threads;
  }

  public static void main(String[] args) throws InterruptedException {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    Fft program = new Fft(parameters.powerOfTwo("--size", 32), threads);
    Together.start(threads, program::work);
    program.print();
  }

  private void work(int worker) throws Exception {
    fft.initialise(worker);
    fft.transform(worker);
    if (ended.incrementAndGet() == threads) {
      done.countDown();
      Work.units(20);
      finishtime = fft.work(); // race
      Work.units(20);
      initdonetime = 1; // race
    }
  }

  private void print() throws InterruptedException {
    done.await();
    String digest = fft.digest().toString();
    int finish = finishtime; // race
    int init = initdonetime; // race
    Parameters.result(digest + " init " + init + " finish " + finish);
  }
}
