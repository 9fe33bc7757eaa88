package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.CountDownLatch;

/**
 * Bug: the latch is counted down before the result is there. Schedule: the user comes between the
 * two.
 */
public final class EarlyLatch {
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile int result;

  public static void main(String[] args) throws InterruptedException {
    EarlyLatch program = new EarlyLatch();
    Together.run(program::compute, program::use);
  }

  private void compute() {
    done.countDown();
    result = 42;
  }

  private void use() throws InterruptedException {
    done.await();
    require(result == 42, "used before it was computed");
  }
}
