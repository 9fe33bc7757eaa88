package dev.jay.programs.semantics;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The methods of a Condition called without its lock, and questions about foreign conditions. */
public final class ConditionWithoutLock {
  private interface Call {
    void run() throws Exception;
  }

  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    ReentrantLock other = new ReentrantLock();
    Condition condition = lock.newCondition();
    show("await", condition::await);
    show("awaitNanos", () -> condition.awaitNanos(1000));
    show("awaitUninterruptibly", condition::awaitUninterruptibly);
    show("signal", condition::signal);
    show("signalAll", condition::signalAll);
    show("hasWaiters", () -> lock.hasWaiters(condition));
    other.lock();
    show("hasWaiters of another lock", () -> other.hasWaiters(condition));
    other.unlock();
    lock.lock();
    show("signal with the lock", condition::signal);
    show("hasWaiters with the lock", () -> lock.hasWaiters(condition));
    lock.unlock();
    show("condition of a read lock", () -> new ReentrantReadWriteLock().readLock().newCondition());
  }

  private static void show(String what, Call call) {
    try {
      call.run();
      System.out.println(what + ": returns");
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName());
    }
  }
}
