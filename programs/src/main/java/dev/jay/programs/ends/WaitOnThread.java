package dev.jay.programs.ends;

import dev.jay.programs.Work;

/** Main waits on a Thread object, which the JVM notifies when the thread ends. */
public final class WaitOnThread {
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> Work.units(200));
    thread.start();
    synchronized (thread) {
      while (thread.isAlive()) {
        thread.wait();
      }
    }
    System.out.println("ended " + thread.getState());
  }
}
