package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.lang.management.ManagementFactory;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

/**
 * Threads ask for attributes over connections, and the garbage collector of remote objects says all
 * it does.
 */
public final class JmxConnections {
  private JmxConnections() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("sun.rmi.dgc.logLevel", "VERBOSE");
    System.setProperty("java.rmi.server.hostname", "127.0.0.1");
    JMXConnectorServer server =
        JMXConnectorServerFactory.newJMXConnectorServer(
            new JMXServiceURL("service:jmx:rmi://127.0.0.1"),
            null,
            ManagementFactory.getPlatformMBeanServer());
    server.start();
    int[] counts = new int[2];
    Workers.run(
        2,
        worker -> {
          try (JMXConnector connector = JMXConnectorFactory.connect(server.getAddress())) {
            for (int i = 0; i < 3; i++) {
              connector
                  .getMBeanServerConnection()
                  .getAttribute(new ObjectName("java.lang:type=Runtime"), "Name");
              counts[worker]++;
            }
          }
        });
    server.stop();
    System.out.println(counts[0] + " " + counts[1]);
    System.exit(0);
  }
}
