package dev.jay.programs.deadlock;

/** Main waits without a condition for a notify that came before; exit code 101. */
public final class MissedNotify {
  static final class Mailbox {}

  public static void main(String[] args) throws InterruptedException {
    Mailbox mailbox = new Mailbox();
    Thread sender =
        new Thread(
            () -> {
              synchronized (mailbox) {
                mailbox.notify();
              }
            },
            "sender");
    sender.start();
    sender.join();
    System.out.println("start");
    synchronized (mailbox) {
      mailbox.wait();
    }
    System.out.println("never");
  }
}
