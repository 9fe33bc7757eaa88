package dev.jay.programs.ends;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads, where the JDK has them, that lock, sleep, park and pass items on. */
public final class VirtualThreads {
  public static void main(String[] args) throws Exception {
    Method start;
    try {
      start = Thread.class.getMethod("startVirtualThread", Runnable.class);
    } catch (NoSuchMethodException e) {
      System.out.println("no virtual threads here");
      return;
    }
    if (Runtime.version().feature() < 21) {
      System.out.println("no virtual threads here");
      return;
    }
    ReentrantLock lock = new ReentrantLock();
    int[] sum = new int[1]; // guarded by lock
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int worker = i;
      Runnable body = () -> work(worker, queue, lock, sum);
      threads.add((Thread) start.invoke(null, body));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("sum " + sum[0] + " left " + queue.size());
  }

  private static void work(
      int worker, BlockingQueue<Integer> queue, ReentrantLock lock, int[] sum) {
    try {
      for (int step = 0; step < 5; step++) {
        Thread.sleep(1);
        if (worker % 2 == 0) {
          queue.put(step);
        } else {
          int item = queue.take();
          lock.lock();
          sum[0] += item;
          lock.unlock();
        }
        synchronized (lock) {
          Thread.yield();
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
