package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** Rounds begun by notifyAll; the order in which the woken threads get the monitor varies. */
public final class WaitNotifyAll {
  private static final int ROUNDS = 10;
  private static final int WORKERS = 3;

  private final OrderLog log = new OrderLog(); // guarded by this
  private int round; // guarded by this
  private int arrived; // guarded by this

  private void follow(int worker) throws InterruptedException {
    for (int next = 1; next <= ROUNDS; next++) {
      synchronized (this) {
        while (round < next) {
          wait();
        }
        log.add(worker);
        arrived++;
        notifyAll();
      }
      Work.uneven(worker, next);
    }
  }

  private void lead() throws InterruptedException {
    for (int next = 1; next <= ROUNDS; next++) {
      Work.uneven(0, next);
      synchronized (this) {
        while (arrived < WORKERS * (next - 1)) {
          wait();
        }
        round = next;
        notifyAll();
      }
    }
  }

  public static void main(String[] args) {
    WaitNotifyAll program = new WaitNotifyAll();
    Workers.together(worker -> program.lead(), program::follow, program::follow, program::follow);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.arrived);
  }
}
