package dev.jay.programs.random;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Draws steps by which an object becomes a thread's own for a while, and is lost again: many uses
 * of it in a row, while others wait in it or come to look at it; and collections whose functions do
 * something else in the middle.
 */
final class OwnSteps {
  private final SplittableRandom random;
  private final Supplier<List<Step>> withoutLocks;

  /** {@code withoutLocks} draws steps that take no lock and wait with a timeout only. */
  OwnSteps(SplittableRandom random, Supplier<List<Step>> withoutLocks) {
    this.random = random;
    this.withoutLocks = withoutLocks;
  }

  Step draw() {
    int index = random.nextInt(World.COUNT);
    int times = 1 << random.nextInt(12);
    return switch (random.nextInt(8)) {
      case 0 -> look(index, Math.min(times, 64));
      case 1 -> count(index, times);
      case 2 -> pass(index, times);
      case 3 -> hold(index, times);
      case 4 -> compute(index, withoutLocks.get());
      case 5 -> merge(index, times);
      case 6 -> replace(withoutLocks.get());
      default -> lookAtAll();
    };
  }

  /** At what others may be waiting in. */
  private Step look(int index, int times) {
    int what = random.nextInt(6);
    return actor -> {
      World world = actor.world;
      for (int i = 0; i < times; i++) {
        actor.saw(
            switch (what) {
              case 0 -> world.queues[index].size();
              case 1 -> world.semaphores[index].availablePermits();
              case 2 -> world.vaults[index].lock.isLocked() ? 1 : 0;
              case 3 -> world.barrier.getNumberWaiting();
              case 4 -> world.pool.getQueue().size();
              default -> world.shelf.cache.getOrDefault(index, 0);
            });
      }
    };
  }

  private static Step count(int index, int times) {
    return actor -> {
      AtomicInteger counter = actor.world.ofOwner(actor).counters[index];
      for (int i = 0; i < times; i++) {
        actor.saw(counter.incrementAndGet());
      }
    };
  }

  private static Step pass(int index, int times) {
    return actor -> {
      BlockingQueue<Integer> queue = actor.world.ofOwner(actor).queues.get(index);
      for (int i = 0; i < times / 8; i++) {
        queue.offer(i);
        Integer first = queue.poll();
        actor.saw(first == null ? -1 : first);
      }
    };
  }

  private static Step hold(int index, int times) {
    return actor -> {
      World.Vault vault = actor.world.ofOwner(actor).vaults[index];
      for (int i = 0; i < times / 4; i++) {
        vault.lock.lock();
        actor.saw(vault.visit(actor));
        vault.lock.unlock();
      }
    };
  }

  private static Step compute(int key, List<Step> inside) {
    return actor ->
        actor.saw(
            actor.world.shelf.cache.compute(
                key,
                (k, v) -> {
                  actor.perform(inside);
                  return v == null ? actor.id : v * 31 + actor.id;
                }));
  }

  private static Step merge(int key, int times) {
    return actor -> {
      AtomicInteger counter = actor.world.ofOwner(actor).counters[key];
      for (int i = 0; i < 4; i++) {
        actor.saw(
            actor
                .world
                .ofOwner(actor)
                .map
                .merge(
                    key,
                    1,
                    (a, b) -> {
                      for (int j = 0; j < times; j++) {
                        counter.incrementAndGet();
                      }
                      return a * 31 + b;
                    }));
      }
    };
  }

  private static Step replace(List<Step> inside) {
    return actor -> {
      if (actor.world.shelf.notes.size() < 3) {
        actor.world.shelf.notes.add(actor.id);
      }
      actor.world.shelf.notes.replaceAll(
          note -> {
            actor.perform(inside);
            return note * 31 + actor.id;
          });
    };
  }

  private static Step lookAtAll() {
    return actor -> {
      for (World.Belongings each : actor.world.belongings) {
        for (int i = 0; i < World.COUNT; i++) {
          actor.saw(each.counters[i].get());
          actor.saw(each.queues.get(i).size());
          actor.saw(each.vaults[i].lock.isLocked());
          actor.saw(each.map.getOrDefault(i, 0));
        }
      }
    };
  }
}
