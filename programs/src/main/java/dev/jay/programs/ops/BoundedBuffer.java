package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;

/** A bounded buffer with wait and notifyAll; the order in which items pass through it varies. */
public final class BoundedBuffer {
  private static final int ITEMS = 15;

  private final int[] slots = new int[3]; // guarded by this
  private int head; // guarded by this
  private int size; // guarded by this

  private synchronized void put(int item) throws InterruptedException {
    while (size == slots.length) {
      wait();
    }
    slots[(head + size) % slots.length] = item;
    size++;
    notifyAll();
  }

  private synchronized int take() throws InterruptedException {
    while (size == 0) {
      wait();
    }
    int item = slots[head];
    head = (head + 1) % slots.length;
    size--;
    notifyAll();
    return item;
  }

  public static void main(String[] args) {
    BoundedBuffer buffer = new BoundedBuffer();
    int[][] taken = new int[2][ITEMS];
    Workers.run(
        4,
        worker -> {
          for (int step = 0; step < ITEMS; step++) {
            Work.uneven(worker, step);
            if (worker < 2) {
              buffer.put(worker * 100 + step);
            } else {
              taken[worker - 2][step] = buffer.take();
            }
          }
        });
    int sum = Arrays.stream(taken).flatMapToInt(Arrays::stream).sum();
    System.out.println("taken " + Arrays.deepToString(taken));
    System.out.println("outcome " + sum);
  }
}
