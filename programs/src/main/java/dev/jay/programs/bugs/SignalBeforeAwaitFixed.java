package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** {@link SignalBeforeAwait} with a flag that remembers the signal. */
public final class SignalBeforeAwaitFixed {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition ready = lock.newCondition();
  private boolean signalled;

  public static void main(String[] args) throws InterruptedException {
    SignalBeforeAwaitFixed program = new SignalBeforeAwaitFixed();
    Together.run(program::await, program::signal);
  }

  private void await() throws InterruptedException {
    lock.lock();
    try {
      while (!signalled) {
        ready.await();
      }
    } finally {
      lock.unlock();
    }
  }

  private void signal() {
    lock.lock();
    try {
      signalled = true;
      ready.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
