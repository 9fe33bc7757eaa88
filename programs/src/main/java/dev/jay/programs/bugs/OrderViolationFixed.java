package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.CountDownLatch;

/** {@link OrderViolation} with a latch that the user waits for. */
public final class OrderViolationFixed {
  private final CountDownLatch loaded = new CountDownLatch(1);
  private volatile String configuration;

  public static void main(String[] args) throws InterruptedException {
    OrderViolationFixed program = new OrderViolationFixed();
    Together.run(program::load, program::use);
  }

  private void load() {
    configuration = "loaded";
    loaded.countDown();
  }

  private void use() throws InterruptedException {
    loaded.await();
    require(configuration != null, "used before it was loaded");
  }
}
