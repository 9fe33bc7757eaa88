package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@link SharedArrayList} with the monitor of the list held. */
public final class SharedArrayListFixed {
  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    Together.run(() -> list.add(4), () -> addUp(list));
  }

  private static int addUp(List<Integer> list) {
    int sum = 0;
    synchronized (list) {
      for (int element : list) {
        sum += element;
      }
    }
    return sum;
  }
}
