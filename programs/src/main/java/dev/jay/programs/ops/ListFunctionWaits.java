package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.CopyOnWriteArrayList;

/** A function that sleeps goes through a list while other threads add to it. */
public final class ListFunctionWaits {
  private static final int ADDED = 10;

  public static void main(String[] args) {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    for (int i = 0; i < ADDED; i++) {
      list.add(i);
    }
    Workers.steps(
        3,
        ADDED,
        (worker, step) -> {
          if (worker == 0) {
            list.replaceAll(each -> slowly(each));
          } else {
            list.add(100 * worker + step);
          }
        });
    System.out.println("list " + list);
    System.out.println("outcome " + list.size());
  }

  private static int slowly(int each) {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return each + 1;
  }
}
