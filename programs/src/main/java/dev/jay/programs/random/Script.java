package dev.jay.programs.random;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Draws the steps of the actors. So that a program always ends, every wait has a timeout or is sure
 * to be satisfied: locks are taken in the order of their ranks (monitors, then locks, then
 * semaphores; within each by number), who holds one waits for others only with a timeout, and who
 * waits for a thread or a task without a timeout holds nothing. Tasks and children wait for no
 * task. So that the number of visits is the same in every order, rooms are only visited at the top
 * level.
 */
final class Script {
  private static final int BROKEN = -3;
  private static final int TIMEOUT = -4;
  private static final int REJECTED = -5;
  private static final int CANCELLED = -6;
  private static final int RANKS = 3 * World.COUNT;

  private final SplittableRandom random;
  private final int workers;
  private final LibrarySteps library;
  private final OwnSteps own;
  private int visits;

  Script(SplittableRandom random, int workers) {
    this.random = random;
    this.library = new LibrarySteps(random);
    this.own = new OwnSteps(random, this::withoutLocks);
    this.workers = workers;
  }

  /** How many visits of rooms have been drawn. */
  int visits() {
    return visits;
  }

  /** The steps of a worker. */
  List<Step> draw(int count) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int dice = random.nextInt(20);
      if (dice < 4) {
        steps.add(visit());
      } else if (dice < 6) {
        steps.add(futureOf(few(0)));
      } else if (dice < 7) {
        steps.add(child());
      } else if (dice < 8) {
        steps.add(latch());
      } else {
        steps.add(small(0));
      }
    }
    return steps;
  }

  /** One to three steps for somebody who may take locks from {@code rank} on. */
  private List<Step> few(int rank) {
    List<Step> steps = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      steps.add(small(rank));
    }
    return steps;
  }

  private Step small(int rank) {
    return switch (random.nextInt(24)) {
      case 0, 1, 2, 3 -> holding(rank);
      case 4 -> atomic();
      case 5 -> cell();
      case 6, 7 -> queue();
      case 8 -> sleep();
      case 9 -> interrupt();
      case 10 -> barrier();
      case 11 -> status();
      case 12 -> tryLock(rank);
      case 13, 14, 15, 16, 17 -> library.draw();
      case 18, 19, 20, 21, 22 -> own.draw();
      default -> trySemaphore();
    };
  }

  /** One to three steps in the middle of which others may wait for this one without a timeout. */
  private List<Step> withoutLocks() {
    List<Step> steps = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      steps.add(
          switch (random.nextInt(8)) {
            case 0, 1 -> atomic();
            case 2 -> cell();
            case 3 -> queue();
            case 4 -> sleep();
            case 5 -> interrupt();
            case 6 -> status();
            default -> trySemaphore();
          });
    }
    return steps;
  }

  private int any() {
    return random.nextInt(World.COUNT);
  }

  private long nanos() {
    return 50_000L * random.nextInt(1, 40);
  }

  // ---- Locks

  private Step holding(int rank) {
    if (rank >= RANKS) {
      return atomic();
    }
    int taken = rank + random.nextInt(RANKS - rank);
    int index = taken % World.COUNT;
    List<Step> inside = few(taken + 1);
    return switch (taken / World.COUNT) {
      case 0 -> monitor(index, inside);
      case 1 -> lock(index, inside);
      default -> semaphore(index, inside);
    };
  }

  private Step visit() {
    visits++;
    int index = any();
    boolean all = random.nextBoolean();
    return actor -> {
      World.Room room = actor.world.rooms[index];
      synchronized (room) {
        actor.saw(room.visit(actor));
        if (all) {
          room.notifyAll();
        }
      }
    };
  }

  private Step monitor(int index, List<Step> inside) {
    int what = random.nextInt(4);
    long millis = 1 + random.nextInt(2);
    return actor -> {
      World.Room room = actor.world.rooms[index];
      synchronized (room) {
        actor.saw(room.history);
        room.history += actor.id;
        if (what == 0) {
          room.notify();
        } else if (what == 1) {
          room.wait(millis);
        } else if (what == 2) {
          room.wait(millis - 1, 500_000);
        }
        actor.perform(inside);
        actor.saw(room.history);
      }
    };
  }

  private Step lock(int index, List<Step> inside) {
    int what = random.nextInt(4);
    boolean interruptibly = random.nextBoolean();
    long nanos = nanos();
    return actor -> {
      World.Vault vault = actor.world.vaults[index];
      if (interruptibly) {
        vault.lock.lockInterruptibly();
      } else {
        vault.lock.lock();
      }
      try {
        actor.saw(vault.visit(actor));
        if (what == 0) {
          vault.condition.signal();
        } else if (what == 1) {
          actor.saw(vault.condition.awaitNanos(nanos) <= 0);
        } else if (what == 2) {
          actor.saw(vault.condition.await(nanos, TimeUnit.NANOSECONDS));
        } else {
          vault.condition.signalAll();
        }
        actor.perform(inside);
        actor.saw(vault.visit(actor));
      } finally {
        vault.lock.unlock();
      }
    };
  }

  /** Takes no lock out of order: it does not wait for ever. */
  private Step tryLock(int rank) {
    int index = any();
    boolean timed = random.nextBoolean();
    long nanos = nanos();
    List<Step> inside = few(Math.max(rank, World.COUNT + index + 1));
    return actor -> {
      World.Vault vault = actor.world.vaults[index];
      boolean got = timed ? vault.lock.tryLock(nanos, TimeUnit.NANOSECONDS) : vault.lock.tryLock();
      actor.saw(got);
      if (got) {
        try {
          actor.saw(vault.visit(actor));
          actor.perform(inside);
        } finally {
          vault.lock.unlock();
        }
      }
    };
  }

  private Step semaphore(int index, List<Step> inside) {
    boolean interruptibly = random.nextBoolean();
    return actor -> {
      if (interruptibly) {
        actor.world.semaphores[index].acquire();
      } else {
        actor.world.semaphores[index].acquireUninterruptibly();
      }
      try {
        actor.saw(actor.world.semaphores[index].availablePermits());
        actor.perform(inside);
      } finally {
        actor.world.semaphores[index].release();
      }
    };
  }

  private Step trySemaphore() {
    int index = any();
    long nanos = nanos();
    return actor -> {
      boolean got = actor.world.semaphores[index].tryAcquire(nanos, TimeUnit.NANOSECONDS);
      actor.saw(got);
      if (got) {
        actor.world.semaphores[index].release();
      }
    };
  }

  // ---- Memory

  private Step atomic() {
    int index = any();
    int what = random.nextInt(3);
    return actor -> {
      switch (what) {
        case 0 -> actor.saw(actor.world.atomics[index].incrementAndGet());
        case 1 -> actor.saw(actor.world.atomics[index].getAndSet(actor.id));
        default -> {
          int before = actor.world.atomics[index].get();
          actor.saw(actor.world.atomics[index].compareAndSet(before, before * 3 + actor.id));
        }
      }
    };
  }

  private Step cell() {
    int index = any();
    return actor -> {
      World.Cell cell = actor.world.cells[index];
      int before = cell.value;
      actor.saw(before);
      cell.value = before * 5 + actor.id;
    };
  }

  // ---- Queues and barriers

  private Step queue() {
    int index = any();
    long nanos = random.nextInt(3) == 0 ? 0 : nanos();
    return random.nextBoolean()
        ? actor -> actor.saw(actor.world.offer(index, actor.id, nanos))
        : actor -> actor.saw(actor.world.poll(index, nanos));
  }

  private Step barrier() {
    long nanos = nanos();
    boolean mend = random.nextBoolean();
    return actor -> {
      try {
        actor.saw(actor.world.barrier.await(nanos, TimeUnit.NANOSECONDS));
      } catch (BrokenBarrierException e) {
        actor.saw(BROKEN);
      } catch (TimeoutException e) {
        actor.saw(TIMEOUT);
      }
      if (mend && actor.world.barrier.isBroken()) {
        actor.world.barrier.reset();
      }
    };
  }

  // ---- Threads

  private Step sleep() {
    int what = random.nextInt(4);
    long nanos = nanos();
    return switch (what) {
      case 0 -> actor -> Thread.sleep(1);
      case 1 -> actor -> Thread.sleep(0, (int) (nanos % 1_000_000));
      case 2 -> actor -> TimeUnit.NANOSECONDS.sleep(nanos);
      default -> actor -> Thread.yield();
    };
  }

  private Step interrupt() {
    int target = random.nextInt(workers + 1);
    return target == workers
        ? actor -> Thread.currentThread().interrupt()
        : actor -> actor.world.workers[target].interrupt();
  }

  private Step status() {
    int target = random.nextInt(workers);
    int what = random.nextInt(3);
    return switch (what) {
      case 0 -> actor -> actor.saw(Thread.interrupted());
      case 1 -> actor -> actor.saw(actor.world.workers[target].isInterrupted());
      default -> actor -> actor.saw(actor.world.workers[target].isAlive());
    };
  }

  private Step child() {
    List<Step> steps = few(0);
    int what = random.nextInt(3);
    long millis = 1 + random.nextInt(2);
    return actor -> {
      Thread child = actor.startChild(steps, () -> {});
      if (what == 0) {
        child.join(millis);
        actor.saw(child.isAlive());
      } else if (what == 1) {
        child.join();
        actor.saw(child.isAlive());
      } else {
        child.interrupt();
      }
    };
  }

  private Step latch() {
    int count = 1 + random.nextInt(2);
    List<List<Step>> bodies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      bodies.add(few(0));
    }
    boolean timed = random.nextBoolean();
    long nanos = nanos();
    return actor -> {
      CountDownLatch latch = new CountDownLatch(count);
      for (List<Step> body : bodies) {
        actor.startChild(body, latch::countDown);
      }
      if (timed) {
        actor.saw(latch.await(nanos, TimeUnit.NANOSECONDS));
      } else {
        latch.await();
      }
      actor.saw(latch.getCount());
    };
  }

  private Step futureOf(List<Step> steps) {
    int what = random.nextInt(4);
    long nanos = nanos();
    return actor -> {
      Actor task = new Actor(actor.nextId(), actor.world);
      try {
        Future<Long> future =
            actor.world.pool.submit(
                () -> {
                  task.perform(steps);
                  return task.seen();
                });
        if (what == 0) {
          actor.saw(future.cancel(true));
        }
        actor.saw(what == 1 ? future.get(nanos, TimeUnit.NANOSECONDS) : future.get());
      } catch (RejectedExecutionException e) {
        actor.saw(REJECTED);
      } catch (CancellationException e) {
        actor.saw(CANCELLED);
      } catch (TimeoutException e) {
        actor.saw(TIMEOUT);
      } catch (ExecutionException e) {
        throw new IllegalStateException("a task failed", e);
      }
    };
  }
}
