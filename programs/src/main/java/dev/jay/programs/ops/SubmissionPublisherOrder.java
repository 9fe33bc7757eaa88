package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** Two threads publish to three subscribers with small buffers; the order of items varies. */
public final class SubmissionPublisherOrder {
  private static final class Reader implements Flow.Subscriber<Integer> {
    private final int number;
    private final SharedLog log;
    private final CountDownLatch done;
    private Flow.Subscription subscription;

    Reader(int number, SharedLog log, CountDownLatch done) {
      this.number = number;
      this.log = log;
      this.done = done;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      subscription.request(1 + number);
    }

    @Override
    public void onNext(Integer item) {
      Work.uneven(number, item);
      log.add(number + ":" + item);
      subscription.request(1);
    }

    @Override
    public void onError(Throwable failure) {
      log.add(failure.toString());
      done.countDown();
    }

    @Override
    public void onComplete() {
      log.add(number + "end");
      done.countDown();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SharedLog log = new SharedLog();
    CountDownLatch done = new CountDownLatch(3);
    ExecutorService pool = Executors.newFixedThreadPool(3);
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 4)) {
      for (int i = 0; i < 3; i++) {
        publisher.subscribe(new Reader(i, log, done));
      }
      Workers.steps(2, 12, (worker, step) -> publisher.submit(worker * 100 + step));
    }
    done.await();
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
