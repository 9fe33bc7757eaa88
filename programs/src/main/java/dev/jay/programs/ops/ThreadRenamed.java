package dev.jay.programs.ops;

import dev.jay.programs.Work;

/** A thread gives itself new names, and another one looks which it has. */
public final class ThreadRenamed {
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(ThreadRenamed::rename, "first");
    thread.start();
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      seen.append(' ').append(thread.getName());
      Thread.yield();
    }
    thread.join();
    System.out.println("seen" + seen);
    System.out.println("outcome " + thread.getName());
  }

  private static void rename() {
    Thread self = Thread.currentThread();
    for (int i = 0; i < 30; i++) {
      self.setName("step " + i);
      Work.units(i % 5);
      Thread.yield();
    }
    self.setName("last of " + self.getName());
  }
}
