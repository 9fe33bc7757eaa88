package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** Thread.holdsLock inside, between and after synchronized blocks and methods, and in a wait. */
public final class HoldsLock {
  private synchronized boolean method() {
    return Thread.holdsLock(this);
  }

  private static synchronized boolean staticMethod() {
    return Thread.holdsLock(HoldsLock.class);
  }

  public static void main(String[] args) throws Exception {
    HoldsLock object = new HoldsLock();
    System.out.println("before " + Thread.holdsLock(object));
    synchronized (object) {
      System.out.println("inside " + Thread.holdsLock(object));
      synchronized (object) {
        System.out.println("nested " + Thread.holdsLock(object));
      }
      System.out.println("between " + Thread.holdsLock(object));
      Workers.run(1, worker -> System.out.println("another thread " + Thread.holdsLock(object)));
      object.wait(1);
      System.out.println("after wait " + Thread.holdsLock(object));
    }
    System.out.println("after " + Thread.holdsLock(object));
    System.out.println("method " + object.method() + " " + Thread.holdsLock(object));
    System.out.println("static " + staticMethod() + " " + Thread.holdsLock(HoldsLock.class));
  }
}
