package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Bug: a synchronized list is iterated without its monitor. Schedule: the other thread adds an
 * element between two steps of the iterator, which throws ConcurrentModificationException.
 */
public final class SharedArrayList {
  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    Together.run(() -> list.add(4), () -> addUp(list));
  }

  private static int addUp(List<Integer> list) {
    int sum = 0;
    for (int element : list) {
      sum += element;
    }
    return sum;
  }
}
