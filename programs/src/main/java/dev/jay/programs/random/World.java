package dev.jay.programs.random;

import dev.jay.programs.Digest;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What the threads of a random program share. Every plain field has a lock that guards it. */
final class World {
  static final int COUNT = 3;

  /** Guarded by its own monitor. */
  static final class Room {
    long history;
    int visits;

    /** Order-sensitive; the caller holds the monitor. */
    long visit(Actor actor) {
      visits++;
      history = history * 31 + actor.id + 1;
      return history;
    }
  }

  /** Guarded by its lock. */
  static final class Vault {
    final ReentrantLock lock;
    final Condition condition;
    long history;

    Vault(boolean fair) {
      lock = new ReentrantLock(fair);
      condition = lock.newCondition();
    }

    /** Order-sensitive; the caller holds the lock. */
    long visit(Actor actor) {
      history = history * 37 + actor.id + 1;
      return history;
    }
  }

  /** What one actor uses most of the time, and others now and then. */
  static final class Belongings {
    final AtomicInteger[] counters = new AtomicInteger[COUNT];
    final Vault[] vaults = new Vault[COUNT];
    final List<BlockingQueue<Integer>> queues =
        List.of(
            new ArrayBlockingQueue<>(4), new LinkedBlockingQueue<>(), new LinkedBlockingDeque<>());
    final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    Belongings() {
      for (int i = 0; i < COUNT; i++) {
        counters[i] = new AtomicInteger();
        vaults[i] = new Vault(i == 0);
      }
    }
  }

  /** A volatile number. */
  static final class Cell {
    volatile int value;
  }

  final Room[] rooms = new Room[COUNT];
  final Vault[] vaults = new Vault[COUNT];
  final Semaphore[] semaphores = new Semaphore[COUNT];
  final AtomicInteger[] atomics = new AtomicInteger[COUNT];
  final Cell[] cells = new Cell[COUNT];
  final BlockingQueue<Integer>[] queues;
  final Belongings[] belongings = new Belongings[COUNT];
  final Shelf shelf = new Shelf();
  final CyclicBarrier barrier;
  final ThreadPoolExecutor pool;

  /** Filled before the first worker starts. */
  final Thread[] workers;

  private final int[] permits = new int[COUNT];
  private final AtomicInteger offered = new AtomicInteger();
  private final AtomicInteger polled = new AtomicInteger();
  private long crossings; // changed by the barrier's action, which holds the barrier's lock

  World(SplittableRandom random, int threads) {
    workers = new Thread[threads];
    for (int i = 0; i < COUNT; i++) {
      rooms[i] = new Room();
      vaults[i] = new Vault(random.nextBoolean());
      permits[i] = 1 + random.nextInt(2);
      semaphores[i] = new Semaphore(permits[i], random.nextBoolean());
      atomics[i] = new AtomicInteger();
      cells[i] = new Cell();
      belongings[i] = new Belongings();
    }
    queues = queues(1 + random.nextInt(3));
    barrier = new CyclicBarrier(2 + random.nextInt(2), () -> crossings = crossings * 41 + 1);
    pool = pool(random);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // no arrays of generic types
  private static BlockingQueue<Integer>[] queues(int capacity) {
    return new BlockingQueue[] {
      new ArrayBlockingQueue<Integer>(capacity),
      new LinkedBlockingQueue<Integer>(capacity),
      new SynchronousQueue<Integer>()
    };
  }

  private static ThreadPoolExecutor pool(SplittableRandom random) {
    int core = 1 + random.nextInt(2);
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            core,
            core + random.nextInt(2),
            1 + random.nextInt(3),
            TimeUnit.MILLISECONDS,
            new ArrayBlockingQueue<>(1 + random.nextInt(4)));
    pool.allowCoreThreadTimeOut(random.nextBoolean());
    if (random.nextBoolean()) {
      pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
    }
    return pool;
  }

  Belongings ofOwner(Actor actor) {
    return belongings[actor.id % COUNT];
  }

  boolean offer(int queue, int value, long nanos) throws InterruptedException {
    boolean done =
        nanos == 0
            ? queues[queue].offer(value)
            : queues[queue].offer(value, nanos, TimeUnit.NANOSECONDS);
    if (done) {
      offered.incrementAndGet();
    }
    return done;
  }

  /** What was at the head of the queue, or -1. */
  int poll(int queue, long nanos) throws InterruptedException {
    Integer value =
        nanos == 0 ? queues[queue].poll() : queues[queue].poll(nanos, TimeUnit.NANOSECONDS);
    if (value == null) {
      return -1;
    }
    polled.incrementAndGet();
    return value;
  }

  /** After all threads have ended: what the order of events has left behind. */
  void addTo(Digest digest) {
    shelf.addTo(digest);
    for (int i = 0; i < COUNT; i++) {
      synchronized (rooms[i]) {
        digest.add(rooms[i].history);
      }
      vaults[i].lock.lock();
      digest.add(vaults[i].history);
      vaults[i].lock.unlock();
      digest.add(atomics[i].get()).add(cells[i].value).add(queues[i].size());
      for (Integer left : queues[i]) {
        digest.add(left);
      }
      belongings[i].map.forEach((key, value) -> digest.add(key).add(value));
      digest.add(belongings[i].vaults[i].history);
    }
    digest.add(crossings).add(pool.getLargestPoolSize()).add(pool.getCompletedTaskCount());
  }

  /** What holds in every order; an empty text when all is well. */
  String complaints() {
    StringBuilder complaints = new StringBuilder();
    int left = 0;
    for (int i = 0; i < COUNT; i++) {
      left += queues[i].size();
      if (semaphores[i].availablePermits() != permits[i]) {
        complaints.append(" semaphore ").append(i).append(" lost permits;");
      }
      if (vaults[i].lock.isLocked() || vaults[i].lock.hasQueuedThreads()) {
        complaints.append(" lock ").append(i).append(" is still in use;");
      }
      if (Thread.holdsLock(rooms[i])) {
        complaints.append(" monitor ").append(i).append(" is still held;");
      }
    }
    if (offered.get() - polled.get() != left) {
      complaints.append(" the queues lost or doubled something;");
    }
    if (barrier.getNumberWaiting() != 0) {
      complaints.append(" somebody waits at the barrier;");
    }
    return complaints.toString();
  }

  /** Visits of the rooms; every script says how many there are, whatever the order. */
  int visits() {
    int visits = 0;
    for (Room room : rooms) {
      synchronized (room) {
        visits += room.visits;
      }
    }
    return visits;
  }
}
