package dev.jay.programs.ends;

/** A daemon computes for ever without any operation, while main sleeps and ends. */
public final class DaemonComputesForEver {
  private static long sink; // written by the daemon only

  public static void main(String[] args) throws InterruptedException {
    Thread daemon =
        new Thread(
            () -> {
              for (long x = 1; ; x = x * 31 + 7) {
                if (x == 0) {
                  sink++;
                }
              }
            });
    daemon.setDaemon(true);
    daemon.start();
    for (int i = 0; i < 3; i++) {
      Thread.sleep(20);
      System.out.println("slept " + i);
    }
  }
}
