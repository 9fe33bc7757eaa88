package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Bug: a signal is not remembered. Schedule: it comes before await, which waits for ever. */
public final class SignalBeforeAwait {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition ready = lock.newCondition();

  public static void main(String[] args) throws InterruptedException {
    SignalBeforeAwait program = new SignalBeforeAwait();
    Together.run(program::await, program::signal);
  }

  private void await() throws InterruptedException {
    lock.lock();
    try {
      ready.await();
    } finally {
      lock.unlock();
    }
  }

  private void signal() {
    lock.lock();
    try {
      ready.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
