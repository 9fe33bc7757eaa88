package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.util.Hashtable;

/**
 * A Hashtable as a mailbox: its own monitor guards it, takers wait on it, and a value is computed
 * inside while other threads want in. Who takes what varies.
 */
public final class HashtableWait {
  public static void main(String[] args) {
    Hashtable<Integer, String> box = new Hashtable<>();
    SharedLog log = new SharedLog();
    Workers.run(
        4,
        worker -> {
          for (int step = 0; step < 8; step++) {
            if (worker < 2) {
              put(box, worker * 8 + step);
            } else {
              log.add(worker + "<" + take(box));
            }
          }
        });
    System.out.println("taken" + log);
    System.out.println("outcome " + box.size() + " " + log.count());
  }

  private static void put(Hashtable<Integer, String> box, int number) throws InterruptedException {
    synchronized (box) {
      while (box.size() >= 2) {
        box.wait();
      }
      box.put(number, "n" + number);
      box.notifyAll();
    }
    box.computeIfAbsent(
        -1,
        key -> {
          Thread helper = new Thread(Thread::yield);
          helper.start();
          Workers.join(helper);
          return null;
        });
  }

  private static String take(Hashtable<Integer, String> box) throws InterruptedException {
    synchronized (box) {
      while (box.isEmpty()) {
        box.wait();
      }
      Integer first = box.keys().nextElement();
      box.notifyAll();
      return box.remove(first);
    }
  }
}
