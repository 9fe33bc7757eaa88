package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.VirtualThreads;
import java.util.concurrent.ThreadFactory;

/**
 * Bug: virtual threads (platform threads on a JDK that has none) increment a volatile field.
 * Schedule: both read 0, both write 1.
 */
public final class VirtualLostUpdate {
  private volatile int count;

  public static void main(String[] args) throws Exception {
    VirtualLostUpdate counter = new VirtualLostUpdate();
    ThreadFactory factory = threads();
    Thread one = factory.newThread(counter::increment);
    Thread two = factory.newThread(counter::increment);
    one.start();
    two.start();
    one.join();
    two.join();
    require(counter.count == 2, "an update is lost: " + counter.count);
  }

  private static ThreadFactory threads() throws Exception {
    return Runtime.version().feature() < 21 ? Thread::new : VirtualThreads.factory("virtual-");
  }

  private void increment() {
    count++;
  }
}
