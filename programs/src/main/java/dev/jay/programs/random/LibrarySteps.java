package dev.jay.programs.random;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/**
 * Draws steps over collections, futures, ForkJoin, parallel streams, read-write and stamped locks.
 * None of them waits for another thread of the program without a timeout; tasks only touch what
 * needs no lock.
 */
final class LibrarySteps {
  private static final int TIMEOUT = -14;

  private final SplittableRandom random;

  LibrarySteps(SplittableRandom random) {
    this.random = random;
  }

  Step draw() {
    int key = random.nextInt(6);
    long nanos = 50_000L * random.nextInt(1, 40);
    return switch (random.nextInt(12)) {
      case 0 -> merge(key);
      case 1 -> line(key);
      case 2 -> sorted(key);
      case 3 -> adder(key);
      case 4 -> actor -> actor.saw(actor.world.shelf.read());
      case 5 -> actor -> actor.world.shelf.write(actor.id);
      case 6 -> actor -> actor.saw(actor.world.shelf.stamp(actor.id));
      case 7 -> future(key, nanos);
      case 8 -> timedFuture(nanos);
      case 9 -> forkJoin(key, nanos);
      case 10 -> stream(2 + random.nextInt(8));
      default -> exchange(nanos);
    };
  }

  private static Step merge(int key) {
    return actor -> {
      Shelf shelf = actor.world.shelf;
      actor.saw(shelf.map.merge(key, actor.id, (a, b) -> a * 31 + b));
      Integer computed = shelf.map.computeIfPresent(key + 1, (k, v) -> v % 7 == 0 ? null : v + k);
      actor.saw(computed == null ? -1 : computed);
      actor.saw(shelf.map.size());
    };
  }

  private static Step line(int key) {
    return actor -> {
      Shelf shelf = actor.world.shelf;
      shelf.line.add(actor.id + key);
      Integer first = key % 2 == 0 ? shelf.line.poll() : shelf.line.peek();
      actor.saw(first == null ? -1 : first);
      if (shelf.list.size() < 10) {
        shelf.list.addIfAbsent(key);
      }
    };
  }

  private static Step sorted(int key) {
    return actor -> {
      Shelf shelf = actor.world.shelf;
      shelf.sorted.put(key, actor.id);
      Map.Entry<Integer, Integer> next = shelf.sorted.higherEntry(key);
      actor.saw(next == null ? -1 : next.getValue());
      if (key == 5) {
        shelf.sorted.pollFirstEntry();
      }
    };
  }

  private static Step adder(int key) {
    return actor -> {
      Shelf shelf = actor.world.shelf;
      shelf.adder.add(key);
      actor.saw(shelf.adder.sum());
      actor.saw(shelf.tickets.accumulateAndGet(actor.id, (a, b) -> a * 31 + b));
    };
  }

  private static Step future(int key, long nanos) {
    return actor -> {
      Shelf shelf = actor.world.shelf;
      CompletableFuture<Integer> one =
          CompletableFuture.supplyAsync(() -> shelf.map.merge(key, 1, Integer::sum));
      CompletableFuture<Integer> two =
          CompletableFuture.supplyAsync(() -> (int) shelf.tickets.incrementAndGet());
      saw(actor, one.thenCombineAsync(two, (a, b) -> a * 31 + b), nanos);
    };
  }

  private static Step timedFuture(long nanos) {
    return actor -> {
      CompletableFuture<Integer> never = new CompletableFuture<>();
      CompletableFuture<Integer> timed =
          never.completeOnTimeout(actor.id, nanos, TimeUnit.NANOSECONDS);
      saw(actor, timed.thenApply(id -> id + 1), nanos + 20_000);
    };
  }

  private static Step forkJoin(int key, long nanos) {
    return actor -> {
      Shelf shelf = actor.world.shelf;
      saw(
          actor,
          ForkJoinPool.commonPool().submit(() -> shelf.map.merge(key, 3, (a, b) -> a * 5 + b)),
          nanos);
    };
  }

  private static Step stream(int size) {
    return actor ->
        actor.saw(
            IntStream.range(0, size)
                .parallel()
                .mapToLong(i -> actor.world.shelf.tickets.addAndGet(i))
                .sum());
  }

  private static Step exchange(long nanos) {
    return actor -> {
      try {
        actor.saw(actor.world.shelf.exchanger.exchange(actor.id, nanos, TimeUnit.NANOSECONDS));
      } catch (TimeoutException e) {
        actor.saw(TIMEOUT);
      }
    };
  }

  private static void saw(Actor actor, Future<Integer> future, long nanos)
      throws InterruptedException {
    try {
      actor.saw(future.get(nanos, TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      actor.saw(TIMEOUT);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
