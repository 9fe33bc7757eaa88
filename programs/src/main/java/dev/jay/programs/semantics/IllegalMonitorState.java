package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Monitor methods and unlock called by a thread that is not the owner. */
public final class IllegalMonitorState {
  private interface Call {
    void run() throws Exception;
  }

  public static void main(String[] args) {
    Object monitor = new Object();
    show("wait", monitor::wait);
    show("wait(1)", () -> monitor.wait(1));
    show("notify", monitor::notify);
    show("notifyAll", monitor::notifyAll);
    synchronized (monitor) {
      Workers.run(1, worker -> show("notify of a monitor another thread owns", monitor::notify));
    }
    ReentrantLock lock = new ReentrantLock();
    show("unlock", lock::unlock);
    lock.lock();
    Workers.run(1, worker -> show("unlock of a lock another thread owns", lock::unlock));
    lock.unlock();
    show("second unlock", lock::unlock);
    ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    show("read unlock", () -> readWrite.readLock().unlock());
    show("write unlock", () -> readWrite.writeLock().unlock());
    show("unlockRead", () -> new StampedLock().unlockRead(0));
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
