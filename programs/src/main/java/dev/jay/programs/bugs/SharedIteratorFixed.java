package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** {@link SharedIterator} with the monitor of the list held. */
public final class SharedIteratorFixed {
  private final List<Integer> list =
      Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
  private final AtomicInteger sum = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    SharedIteratorFixed program = new SharedIteratorFixed();
    Together.run(() -> program.list.add(4), program::addUp);
  }

  private void addUp() {
    synchronized (list) {
      for (int element : list) {
        sum.addAndGet(element);
      }
    }
  }
}
