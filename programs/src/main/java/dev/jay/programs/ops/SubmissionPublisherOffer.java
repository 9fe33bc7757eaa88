package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** offer drops what a slow consumer has no room for, at once or after a time; what varies. */
public final class SubmissionPublisherOffer {
  public static void main(String[] args) {
    StringBuffer taken = new StringBuffer();
    AtomicInteger dropped = new AtomicInteger();
    int lost = 0;
    CompletableFuture<Void> end;
    SubmissionPublisher<Integer> publisher =
        new SubmissionPublisher<>(ForkJoinPool.commonPool(), 2);
    end =
        publisher.consume(
            item -> {
              Work.uneven(item, 1);
              Work.units(10);
              taken.append(' ').append(item);
            });
    for (int i = 0; i < 40; i++) {
      Work.uneven(3, i);
      int lag =
          i % 4 == 3
              ? publisher.offer(i, 1, TimeUnit.MILLISECONDS, (s, item) -> false)
              : publisher.offer(
                  i,
                  (s, item) -> {
                    dropped.incrementAndGet();
                    return false;
                  });
      lost += lag < 0 ? -lag : 0;
    }
    publisher.close();
    end.join();
    System.out.println("taken" + taken + " dropped " + dropped.get());
    int count = taken.toString().trim().split(" ").length;
    System.out.println("outcome " + (count + lost));
  }
}
