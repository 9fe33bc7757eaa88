package dev.jay.programs.platform.base;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CountDownLatch;
import javax.management.NotificationEmitter;

/** The JVM's own thread tells listeners of collections; dumps show threads that wait. */
public final class GcNotifications {
  private GcNotifications() {}

  public static void main(String[] args) throws Exception {
    CountDownLatch told = new CountDownLatch(1);
    for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
      ((NotificationEmitter) bean)
          .addNotificationListener(
              (notification, handback) -> {
                if (notification
                    .getType()
                    .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
                  told.countDown();
                }
              },
              null,
              null);
    }
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.isUsageThresholdSupported()) {
        pool.setUsageThreshold(0);
      }
    }
    Object lock = new Object();
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                lock.notifyAll();
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  System.out.println("interrupted");
                }
              }
            },
            "waiter");
    synchronized (lock) {
      waiter.start();
      lock.wait();
    }
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    boolean seen = false;
    for (ThreadInfo info : threads.dumpAllThreads(true, true)) {
      seen |= info.getThreadName().equals("waiter");
    }
    System.gc();
    told.await();
    waiter.interrupt();
    waiter.join();
    System.out.println(seen + " " + (threads.findDeadlockedThreads() == null));
  }
}
