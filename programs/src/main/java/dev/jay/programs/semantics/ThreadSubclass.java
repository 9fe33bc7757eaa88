package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** A subclass of Thread that overrides what can be overridden. */
public final class ThreadSubclass extends Thread {
  private int interrupts; // touched by main only

  ThreadSubclass() {
    super("subclass");
  }

  @Override
  public void run() {
    System.out.println("run " + getName() + " " + (currentThread() == this));
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException e) {
      System.out.println("interrupted, status " + isInterrupted());
    }
  }

  @Override
  public void interrupt() {
    interrupts++;
    super.interrupt();
  }

  @Override
  @SuppressWarnings("deprecation") // threadId() is not in 17
  public long getId() {
    return 4711;
  }

  @Override
  public String toString() {
    return "a subclass";
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ThreadSubclass;
  }

  @SuppressWarnings("deprecation") // threadId() is not in 17
  public static void main(String[] args) {
    ThreadSubclass one = new ThreadSubclass();
    ThreadSubclass two = new ThreadSubclass();
    System.out.println(one + " " + one.getId() + " " + one.equals(two));
    one.start();
    one.interrupt();
    Workers.join(one);
    two.start();
    two.interrupt();
    Workers.join(two);
    System.out.println(one.interrupts + " " + two.interrupts + " " + one.getState());
    Thread direct = new ThreadSubclass();
    Thread.currentThread().interrupt();
    direct.run(); // on main
    System.out.println(direct.getState());
  }
}
