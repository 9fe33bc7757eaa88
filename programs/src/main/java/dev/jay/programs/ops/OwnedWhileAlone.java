package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A thread that is alone uses its objects for long, then shares them with others that it starts
 * while it holds some; and the same again when they have ended.
 */
public final class OwnedWhileAlone {
  private final Object outer = new Object();
  private final Object inner = new Object();
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicLong counter = new AtomicLong();
  private final List<String> log = new ArrayList<>();
  private volatile int last;
  private int turn;

  public static void main(String[] args) throws Exception {
    OwnedWhileAlone objects = new OwnedWhileAlone();
    for (int round = 0; round < 3; round++) {
      objects.useAlone();
      objects.useTogether();
    }
    System.out.println(objects.log + " " + objects.counter + " " + objects.last);
  }

  private void useAlone() throws InterruptedException {
    for (int i = 0; i < 5_000; i++) {
      synchronized (outer) {
        synchronized (inner) {
          synchronized (outer) {
            last = last + 1;
          }
        }
      }
      lock.lock();
      counter.incrementAndGet();
      lock.unlock();
    }
    synchronized (outer) {
      outer.wait(1);
    }
  }

  private void useTogether() throws InterruptedException {
    Thread others;
    synchronized (outer) {
      synchronized (inner) {
        synchronized (outer) {
          lock.lock();
          others = new Thread(this::work);
          others.start();
          counter.incrementAndGet();
          lock.unlock();
        }
      }
      while (turn == 0) {
        outer.wait();
      }
      turn = 0;
      log.add("main");
    }
    others.join();
  }

  private void work() {
    try {
      Workers.run(
          3,
          worker -> {
            for (int i = 0; i < 20; i++) {
              lock.lock();
              counter.addAndGet(worker);
              lock.unlock();
              synchronized (inner) {
                last = last + worker;
              }
            }
            synchronized (outer) {
              log.add("worker " + worker);
              turn++;
              outer.notifyAll();
            }
          });
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
