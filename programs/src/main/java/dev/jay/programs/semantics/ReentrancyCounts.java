package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Hold counts and what a lock says of itself, to its owner and to others. */
public final class ReentrancyCounts {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    System.out.println(describe(lock));
    lock.lock();
    lock.lock();
    System.out.println(lock.tryLock() + " " + describe(lock));
    Workers.run(1, worker -> System.out.println(lock.tryLock() + " " + describe(lock)));
    lock.unlock();
    System.out.println(describe(lock));
    lock.unlock();
    lock.unlock();
    System.out.println(describe(lock));
    ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    readWrite.readLock().lock();
    readWrite.readLock().lock();
    System.out.println(readWrite.getReadHoldCount() + " " + readWrite.getReadLockCount());
    System.out.println("upgrade " + readWrite.writeLock().tryLock());
    readWrite.readLock().unlock();
    readWrite.readLock().unlock();
    readWrite.writeLock().lock();
    readWrite.readLock().lock();
    System.out.println(
        readWrite.getWriteHoldCount()
            + " "
            + readWrite.getReadHoldCount()
            + " "
            + readWrite.isWriteLockedByCurrentThread());
  }

  private static String describe(ReentrantLock lock) {
    return lock.getHoldCount()
        + " "
        + lock.isLocked()
        + " "
        + lock.isHeldByCurrentThread()
        + " "
        + lock.hasQueuedThreads()
        + " "
        + lock.isFair();
  }
}
