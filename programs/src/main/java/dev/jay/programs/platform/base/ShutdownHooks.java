package dev.jay.programs.platform.base;

/** Hooks run beside each other at the end, with locks that daemons use. */
public final class ShutdownHooks {
  private ShutdownHooks() {}

  public static void main(String[] args) {
    Object lock = new Object();
    int[] count = new int[1];
    for (int i = 0; i < 3; i++) {
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    synchronized (lock) {
                      if (++count[0] == 3) {
                        System.out.println("all hooks");
                      }
                    }
                  }));
    }
    Thread daemon =
        new Thread(
            () -> {
              for (; ; ) {
                synchronized (lock) {
                  lock.notifyAll();
                }
              }
            });
    daemon.setDaemon(true);
    daemon.start();
  }
}
