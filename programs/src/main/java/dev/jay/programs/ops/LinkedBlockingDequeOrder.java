package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.LinkedBlockingDeque;

/** Threads use both ends of a LinkedBlockingDeque; who takes which item varies. */
public final class LinkedBlockingDequeOrder {
  public static void main(String[] args) {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(4);
    int[][] taken = new int[2][20];
    Workers.run(
        4,
        worker -> {
          for (int step = 0; step < 20; step++) {
            Work.uneven(worker, step);
            switch (worker) {
              case 0 -> deque.putFirst(step);
              case 1 -> deque.putLast(100 + step);
              case 2 -> taken[0][step] = deque.takeFirst();
              default -> taken[1][step] = deque.takeLast();
            }
          }
        });
    int sum = Arrays.stream(taken).flatMapToInt(Arrays::stream).sum();
    System.out.println("taken " + Arrays.deepToString(taken));
    System.out.println("outcome " + sum + " " + deque.size());
  }
}
