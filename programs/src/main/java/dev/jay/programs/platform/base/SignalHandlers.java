package dev.jay.programs.platform.base;

import java.util.concurrent.CountDownLatch;
import sun.misc.Signal;

/** Handlers of signals that the program itself and a stranger send wake one who waits. */
public final class SignalHandlers {
  private SignalHandlers() {}

  public static void main(String[] args) throws Exception {
    CountDownLatch twice = new CountDownLatch(2);
    Signal.handle(new Signal("CONT"), signal -> twice.countDown());
    Signal.handle(new Signal("WINCH"), signal -> twice.countDown());
    Signal.raise(new Signal("CONT"));
    long self = ProcessHandle.current().pid();
    String later = "(sleep 0.5; kill -WINCH " + self + ") > /dev/null 2>&1 &";
    new ProcessBuilder("sh", "-c", later).start().waitFor();
    twice.await();
    System.out.println("twice");
  }
}
