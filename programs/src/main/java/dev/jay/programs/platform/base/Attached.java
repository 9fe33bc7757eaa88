package dev.jay.programs.platform.base;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.ObjectName;

/** Another process looks at this one's threads while they wait, and diagnostic commands do. */
public final class Attached {
  private Attached() {}

  public static void main(String[] args) throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger seen = new AtomicInteger();
    Thread waiter =
        new Thread(
            () -> {
              try {
                end.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
            "one-who-waits");
    waiter.start();
    Thread asker =
        new Thread(
            () -> {
              try {
                Process jcmd =
                    new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                            "" + ProcessHandle.current().pid(),
                            "Thread.print")
                        .start();
                String text = new String(jcmd.getInputStream().readAllBytes());
                seen.addAndGet(text.contains("one-who-waits") ? 1 : 0);
                String other =
                    (String)
                        ManagementFactory.getPlatformMBeanServer()
                            .invoke(
                                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                                "threadPrint",
                                new Object[] {new String[0]},
                                new String[] {String[].class.getName()});
                seen.addAndGet(other.contains("one-who-waits") ? 10 : 0);
              } catch (Exception e) {
                throw new IllegalStateException(e);
              } finally {
                end.countDown();
              }
            });
    asker.start();
    waiter.join();
    asker.join();
    System.out.println(seen);
  }
}
