package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.ArrayDeque;
import java.util.Queue;

/** Three consumers wait for items; which of them a notify wakes, and who comes first, varies. */
public final class WaitNotify {
  private static final int ITEMS = 40;

  private final Queue<Integer> items = new ArrayDeque<>(); // guarded by this
  private final OrderLog log = new OrderLog(); // guarded by this
  private int taken; // guarded by this
  private int sum; // guarded by this

  private void produce() {
    for (int item = 0; item < ITEMS; item++) {
      Work.uneven(0, item);
      synchronized (this) {
        items.add(item);
        notify();
      }
    }
  }

  private void consume(int worker) throws InterruptedException {
    while (true) {
      synchronized (this) {
        while (items.isEmpty() && taken < ITEMS) {
          wait();
        }
        if (taken == ITEMS) {
          return;
        }
        taken++;
        sum += items.remove();
        log.add(worker);
        if (taken == ITEMS) {
          notifyAll();
        }
      }
      Work.uneven(worker, 3);
    }
  }

  public static void main(String[] args) {
    WaitNotify program = new WaitNotify();
    Workers.together(
        worker -> program.produce(), program::consume, program::consume, program::consume);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.sum);
  }
}
