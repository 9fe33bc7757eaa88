package dev.jay.programs.platform.network;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.MBeanServerConnection;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

/** Beans notify listeners here, by a pool, and over a connection. */
public final class RemoteNotifications {
  private RemoteNotifications() {}

  /** The bean. */
  public interface SenderMBean {
    void send(int number);
  }

  /** Sends by a pool. */
  public static final class Sender extends NotificationBroadcasterSupport implements SenderMBean {
    Sender(ExecutorService pool) {
      super(pool);
    }

    @Override
    public void send(int number) {
      sendNotification(new Notification("number", this, number));
    }
  }

  public static void main(String[] args) throws Exception {
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    ObjectName name = new ObjectName("platform:type=Sender");
    server.registerMBean(new Sender(pool), name);
    JMXConnectorServer connectors =
        JMXConnectorServerFactory.newJMXConnectorServer(
            new JMXServiceURL("service:jmx:rmi://localhost"), null, server);
    connectors.start();
    CountDownLatch got = new CountDownLatch(5 + 5);
    server.addNotificationListener(name, (notification, back) -> got.countDown(), null, null);
    try (JMXConnector connector = JMXConnectorFactory.connect(connectors.getAddress())) {
      MBeanServerConnection far = connector.getMBeanServerConnection();
      far.addNotificationListener(name, (notification, back) -> got.countDown(), null, null);
      SenderMBean sender = JMX.newMBeanProxy(far, name, SenderMBean.class);
      for (int i = 0; i < 5; i++) {
        sender.send(i);
      }
      got.await();
    }
    connectors.stop();
    pool.shutdown();
    System.out.println(got.getCount());
  }
}
