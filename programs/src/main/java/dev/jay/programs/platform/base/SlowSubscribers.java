package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads publish to a slow and a quick subscriber, who wait for room or drop. */
public final class SlowSubscribers {
  private SlowSubscribers() {}

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger taken = new AtomicInteger();
    AtomicInteger dropped = new AtomicInteger();
    CountDownLatch ends = new CountDownLatch(2);
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 2)) {
      publisher.subscribe(new Slow(taken, ends, 2));
      publisher.subscribe(new Slow(taken, ends, 0));
      Workers.steps(
          3,
          5,
          (worker, step) -> {
            if (worker < 2) {
              publisher.submit(step);
            } else {
              publisher.offer(
                  step,
                  1,
                  TimeUnit.MILLISECONDS,
                  (to, item) -> {
                    dropped.incrementAndGet();
                    return false;
                  });
            }
          });
    }
    ends.await();
    pool.shutdown();
    System.out.println(taken.get() + dropped.get());
  }

  private static final class Slow implements Flow.Subscriber<Integer> {
    private final AtomicInteger taken;
    private final CountDownLatch ends;
    private final int millis;
    private Flow.Subscription subscription;

    Slow(AtomicInteger taken, CountDownLatch ends, int millis) {
      this.taken = taken;
      this.ends = ends;
      this.millis = millis;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      given.request(1);
    }

    @Override
    public void onNext(Integer item) {
      try {
        Thread.sleep(millis);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      taken.incrementAndGet();
      subscription.request(1);
    }

    @Override
    public void onError(Throwable e) {
      ends.countDown();
    }

    @Override
    public void onComplete() {
      ends.countDown();
    }
  }
}
