package dev.jay.programs.random;

import dev.jay.programs.Digest;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The collections, futures' results and other locks that the threads of a random program share. */
final class Shelf {
  final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
  final ConcurrentHashMap<Integer, Integer> cache = new ConcurrentHashMap<>();
  final CopyOnWriteArrayList<Integer> notes = new CopyOnWriteArrayList<>();
  final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
  final ConcurrentLinkedQueue<Integer> line = new ConcurrentLinkedQueue<>();
  final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
  final LongAdder adder = new LongAdder();
  final AtomicLong tickets = new AtomicLong();
  final Exchanger<Integer> exchanger = new Exchanger<>();
  final ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
  final StampedLock stamped = new StampedLock();

  private long written; // guarded by readWrite
  private long stampedValue; // guarded by stamped

  long read() {
    readWrite.readLock().lock();
    try {
      return written;
    } finally {
      readWrite.readLock().unlock();
    }
  }

  void write(int id) {
    readWrite.writeLock().lock();
    try {
      written = written * 43 + id;
    } finally {
      readWrite.writeLock().unlock();
    }
  }

  /** Writes under the stamped lock and gives what was there. */
  long stamp(int id) {
    long stamp = stamped.writeLock();
    try {
      long before = stampedValue;
      stampedValue = before * 47 + id;
      return before;
    } finally {
      stamped.unlockWrite(stamp);
    }
  }

  /** Waits for tasks that nobody waited for; then adds what the order of events has left behind. */
  void addTo(Digest digest) {
    if (!ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("the common pool does not come to rest");
    }
    map.forEach((key, value) -> digest.add(key).add(value));
    sorted.forEach((key, value) -> digest.add(key).add(value));
    line.forEach(digest::add);
    list.forEach(digest::add);
    cache.forEach((key, value) -> digest.add(key).add(value));
    notes.forEach(digest::add);
    digest.add(adder.sum()).add(tickets.get()).add(read()).add(stamp(0));
  }
}
