package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.VirtualThreads;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** {@link VirtualLostUpdate} with an atomic increment. */
public final class VirtualLostUpdateFixed {
  private final AtomicInteger count = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    VirtualLostUpdateFixed counter = new VirtualLostUpdateFixed();
    ThreadFactory factory = threads();
    Thread one = factory.newThread(counter::increment);
    Thread two = factory.newThread(counter::increment);
    one.start();
    two.start();
    one.join();
    two.join();
    require(counter.count.get() == 2, "an update is lost: " + counter.count);
  }

  private static ThreadFactory threads() throws Exception {
    return Runtime.version().feature() < 21 ? Thread::new : VirtualThreads.factory("virtual-");
  }

  private void increment() {
    count.incrementAndGet();
  }
}
