package dev.jay.programs.platform.base;

import java.util.concurrent.CountDownLatch;

/** One thread fails, its handler calls exit; a hook joins a thread that another hook started. */
public final class ExitRaces {
  private ExitRaces() {}

  public static void main(String[] args) throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch hooked = new CountDownLatch(1);
    Thread helper =
        new Thread(
            () -> {
              try {
                hooked.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              System.out.println("helped");
            });
    helper.setDaemon(true);
    helper.start();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  hooked.countDown();
                  try {
                    helper.join();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                  System.out.println("hook ends");
                }));
    Thread failing =
        new Thread(
            () -> {
              throw new IllegalStateException("on purpose");
            });
    failing.setUncaughtExceptionHandler((thread, e) -> System.exit(3));
    Thread other =
        new Thread(
            () -> {
              while (true) {
                Thread.yield();
              }
            });
    other.setDaemon(true);
    other.start();
    failing.start();
    never.await();
  }
}
