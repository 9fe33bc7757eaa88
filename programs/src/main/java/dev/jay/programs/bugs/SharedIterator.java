package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Bug: a synchronized list is iterated without its monitor. Schedule: the other thread adds an
 * element between two steps of the iterator, which throws ConcurrentModificationException.
 */
public final class SharedIterator {
  private final List<Integer> list =
      Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
  private final AtomicInteger sum = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    SharedIterator program = new SharedIterator();
    Together.run(() -> program.list.add(4), program::addUp);
  }

  private void addUp() {
    for (int element : list) {
      sum.addAndGet(element);
    }
  }
}
