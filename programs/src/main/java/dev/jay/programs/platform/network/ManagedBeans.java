package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.MBeanServer;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ObjectName;

/** Threads register beans, listen to them and ask for their attributes. */
public final class ManagedBeans {
  private ManagedBeans() {}

  public interface CounterMBean {
    int getCount();
  }

  public static final class Counter extends NotificationBroadcasterSupport implements CounterMBean {
    private int count;

    @Override
    public synchronized int getCount() {
      sendNotification(new Notification("asked", this, ++count));
      return count;
    }
  }

  public static void main(String[] args) {
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    AtomicInteger heard = new AtomicInteger();
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          ObjectName name = new ObjectName("jay:worker=" + worker + ",step=" + step);
          server.registerMBean(new Counter(), name);
          server.addNotificationListener(
              name, (notification, handback) -> heard.incrementAndGet(), null, null);
          server.getAttribute(name, "Count");
          server.unregisterMBean(name);
        });
    System.out.println(heard + " " + ManagementFactory.getThreadMXBean().findDeadlockedThreads());
  }
}
