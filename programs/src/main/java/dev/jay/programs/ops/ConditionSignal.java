package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A bounded queue on two conditions; which consumer takes which item varies. */
public final class ConditionSignal {
  private static final int ITEMS = 40;
  private static final int CONSUMERS = 3;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final Condition notFull = lock.newCondition();
  private final Queue<Integer> items = new ArrayDeque<>(); // guarded by lock
  private final OrderLog log = new OrderLog(); // guarded by lock
  private int sum; // guarded by lock

  private void put(int item) throws InterruptedException {
    lock.lock();
    try {
      while (items.size() == 3) {
        notFull.await();
      }
      items.add(item);
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  private int take(int worker) throws InterruptedException {
    lock.lock();
    try {
      while (items.isEmpty()) {
        notEmpty.await();
      }
      int item = items.remove();
      if (item >= 0) {
        sum += item;
        log.add(worker);
      }
      notFull.signal();
      return item;
    } finally {
      lock.unlock();
    }
  }

  private void produce() throws InterruptedException {
    for (int item = 0; item < ITEMS; item++) {
      Work.uneven(0, item);
      put(item);
    }
    for (int i = 0; i < CONSUMERS; i++) {
      put(-1); // one end mark for each consumer
    }
  }

  private void consume(int worker) throws InterruptedException {
    for (int item = take(worker); item >= 0; item = take(worker)) {
      Work.uneven(worker, item);
    }
  }

  public static void main(String[] args) {
    ConditionSignal program = new ConditionSignal();
    Workers.together(
        worker -> program.produce(), program::consume, program::consume, program::consume);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.sum);
  }
}
