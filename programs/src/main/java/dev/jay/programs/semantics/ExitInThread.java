package dev.jay.programs.semantics;

/** A thread calls System.exit(7) while main waits for ever; hooks run, finally blocks do not. */
public final class ExitInThread {
  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    new Thread(
            () -> {
              try {
                System.out.println("exit");
                System.exit(7);
              } finally {
                System.out.println("never");
              }
            })
        .start();
    Thread.currentThread().join();
  }
}
