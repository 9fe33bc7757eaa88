package dev.jay.programs.parting;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Takes a lock as often as an input says, the number of the process: no two runs are the same. */
public final class ByProcessId {
  private static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) {
    int times = (int) (ProcessHandle.current().pid() % 1000);
    AtomicInteger done = new AtomicInteger();
    Workers.run(
        2,
        worker -> {
          for (int i = 0; i < times; i++) {
            LOCK.lock();
            LOCK.unlock();
          }
          partHere(done);
        });
    System.out.println("done " + done);
  }

  private static void partHere(AtomicInteger done) {
    done.incrementAndGet();
  }
}
