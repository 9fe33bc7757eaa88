package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Threads add to and poll from both ends of a ConcurrentLinkedDeque; what they get varies. */
public final class ConcurrentLinkedDequeOrder {
  public static void main(String[] args) {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    int[][] polled = new int[4][24];
    Workers.steps(
        4,
        24,
        (worker, step) -> {
          Integer item = worker * 100 + step;
          switch ((worker + step) % 4) {
            case 0 -> deque.addFirst(item);
            case 1 -> deque.addLast(item);
            case 2 -> item = deque.pollFirst();
            default -> item = deque.pollLast();
          }
          polled[worker][step] = item == null ? -1 : item;
        });
    System.out.println("polled " + Arrays.deepToString(polled) + " left " + deque);
  }
}
