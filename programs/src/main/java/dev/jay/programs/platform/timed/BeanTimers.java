package dev.jay.programs.platform.timed;

import java.lang.management.ManagementFactory;
import java.util.Date;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.monitor.CounterMonitor;
import javax.management.monitor.GaugeMonitor;
import javax.management.monitor.StringMonitor;
import javax.management.timer.Timer;

/** A timer bean notifies, monitor beans observe attributes that a thread changes. */
public final class BeanTimers {
  private BeanTimers() {}

  /** What is observed. */
  public interface ValuesMBean {
    int getCount();

    int getLevel();

    String getText();
  }

  /** Counts how often it was asked. */
  public static final class Values implements ValuesMBean {
    private final AtomicInteger asked = new AtomicInteger();

    @Override
    public int getCount() {
      return asked.incrementAndGet();
    }

    @Override
    public int getLevel() {
      return 10 * asked.incrementAndGet();
    }

    @Override
    public String getText() {
      return asked.incrementAndGet() > 8 ? "many" : "few";
    }
  }

  public static void main(String[] args) throws Exception {
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    ObjectName values = new ObjectName("platform:type=Values");
    server.registerMBean(new Values(), values);
    CountDownLatch ticks = new CountDownLatch(6);
    Timer timer = new Timer();
    server.registerMBean(timer, new ObjectName("platform:type=Timer"));
    timer.addNotificationListener((notification, back) -> ticks.countDown(), null, null);
    timer.start();
    Date soon = new Date(System.currentTimeMillis() + 10);
    timer.addNotification("often", "message", null, soon, 5, 4);
    timer.addNotification("once", "message", null, soon);
    timer.addNotification("again", "message", null, soon);
    CountDownLatch seen = new CountDownLatch(3);
    CounterMonitor counter = new CounterMonitor();
    counter.addObservedObject(values);
    counter.setObservedAttribute("Count");
    counter.setInitThreshold(5);
    counter.setNotify(true);
    counter.setGranularityPeriod(5);
    GaugeMonitor gauge = new GaugeMonitor();
    gauge.addObservedObject(values);
    gauge.setObservedAttribute("Level");
    gauge.setThresholds(50, 10);
    gauge.setNotifyHigh(true);
    gauge.setGranularityPeriod(7);
    StringMonitor text = new StringMonitor();
    text.addObservedObject(values);
    text.setObservedAttribute("Text");
    text.setStringToCompare("many");
    text.setNotifyMatch(true);
    text.setGranularityPeriod(9);
    server.registerMBean(counter, new ObjectName("platform:type=Counter"));
    server.registerMBean(gauge, new ObjectName("platform:type=Gauge"));
    server.registerMBean(text, new ObjectName("platform:type=Text"));
    counter.addNotificationListener((notification, back) -> seen.countDown(), null, null);
    gauge.addNotificationListener((notification, back) -> seen.countDown(), null, null);
    text.addNotificationListener((notification, back) -> seen.countDown(), null, null);
    counter.start();
    gauge.start();
    text.start();
    ticks.await();
    seen.await();
    counter.stop();
    gauge.stop();
    text.stop();
    timer.stop();
    System.out.println(ticks.getCount() + " " + seen.getCount());
  }
}
