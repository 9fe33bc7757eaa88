package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.CountDownLatch;

/** {@link EarlyLatch} with the result first. */
public final class EarlyLatchFixed {
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile int result;

  public static void main(String[] args) throws InterruptedException {
    EarlyLatchFixed program = new EarlyLatchFixed();
    Together.run(program::compute, program::use);
  }

  private void compute() {
    result = 42;
    done.countDown();
  }

  private void use() throws InterruptedException {
    done.await();
    require(result == 42, "used before it was computed");
  }
}
