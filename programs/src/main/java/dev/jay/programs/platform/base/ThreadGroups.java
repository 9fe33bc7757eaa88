package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;

/** Threads wait and notify on their group, in which others start meanwhile. */
public final class ThreadGroups {
  private ThreadGroups() {}

  public static void main(String[] args) throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    int[] turns = new int[1];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int number = i;
      threads[i] = new Thread(group, () -> takeTurns(group, turns, number));
    }
    for (Thread thread : threads) {
      thread.start();
      synchronized (group) {
        turns[0] += 0;
      }
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(turns[0] + " " + group.activeCount());
  }

  private static void takeTurns(ThreadGroup group, int[] turns, int number) {
    for (int i = 0; i < 4; i++) {
      synchronized (group) {
        while (turns[0] % 3 != number) {
          try {
            group.wait();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
        turns[0]++;
        group.notifyAll();
      }
      Thread helper = new Thread(group, () -> group.getMaxPriority());
      helper.start();
      Workers.join(helper);
    }
  }
}
