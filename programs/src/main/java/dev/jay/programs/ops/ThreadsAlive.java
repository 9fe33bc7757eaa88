package dev.jay.programs.ops;

import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;

/** The threads that a program finds alive while some of its own end, and after that. */
public final class ThreadsAlive {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    for (int round = 0; round < 6; round++) {
      CountDownLatch latch = new CountDownLatch(3);
      Thread[] threads = new Thread[6];
      for (int i = 0; i < threads.length; i++) {
        threads[i] = new Thread(i % 2 == 0 ? group : null, latch::countDown, "worker " + i);
        threads[i].start();
      }
      latch.await();
      System.out.println(group.activeCount() + " of " + Thread.activeCount() + list());
      System.out.println("seen " + names());
      for (Thread thread : threads) {
        thread.join();
      }
      System.out.println("outcome " + group.activeCount() + " of" + list() + names());
    }
  }

  private static String list() {
    Thread[] list = new Thread[Thread.activeCount()];
    int count = Thread.enumerate(list);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(' ').append(list[i].getName());
    }
    return text.toString();
  }

  /** Those that have a stack, but for the JVM's own. */
  private static TreeSet<String> names() {
    TreeSet<String> names = new TreeSet<>();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("worker") || thread.getName().startsWith("jay")) {
        names.add(thread.getName());
      }
    }
    return names;
  }
}
