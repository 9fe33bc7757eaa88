package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads submit to one publisher, whose subscriber adds up. */
public final class Publishers {
  private Publishers() {}

  public static void main(String[] args) throws Exception {
    AtomicInteger sum = new AtomicInteger();
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
      java.util.concurrent.CompletableFuture<Void> done = publisher.consume(sum::addAndGet);
      Workers.steps(3, 4, (worker, step) -> publisher.submit(worker));
      publisher.close();
      done.get();
    }
    System.out.println(sum + " " + Flow.defaultBufferSize());
  }
}
