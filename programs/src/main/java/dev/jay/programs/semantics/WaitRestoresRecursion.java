package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** A wait gives up a monitor entered three times, and takes it back three times. */
public final class WaitRestoresRecursion {
  private boolean told; // guarded by this

  private synchronized void one() throws InterruptedException {
    two();
    System.out.println("after two " + Thread.holdsLock(this));
  }

  private synchronized void two() throws InterruptedException {
    synchronized (this) {
      while (!told) {
        wait();
      }
      System.out.println("woken " + Thread.holdsLock(this));
    }
    System.out.println("after the block " + Thread.holdsLock(this));
  }

  public static void main(String[] args) {
    WaitRestoresRecursion object = new WaitRestoresRecursion();
    Workers.together(
        worker -> {
          object.one();
          System.out.println("after one " + Thread.holdsLock(object));
        },
        worker -> {
          synchronized (object) {
            object.told = true;
            object.notifyAll();
          }
        });
    synchronized (object) {
      System.out.println("main enters");
    }
  }
}
