package dev.jay.programs.ends;

/** Runtime.halt(3) ends the program at once, without its shutdown hooks. */
public final class RuntimeHalt {
  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("never")));
    Thread thread =
        new Thread(
            () -> {
              System.out.println("halt");
              System.out.flush();
              Runtime.getRuntime().halt(3);
            });
    thread.start();
    thread.join();
    System.out.println("never");
  }
}
