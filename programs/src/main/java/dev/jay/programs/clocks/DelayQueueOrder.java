package dev.jay.programs.clocks;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Items come due 3 ms apart, in a fixed order; which of three threads takes which varies. */
public final class DelayQueueOrder {
  private static final int ITEMS = 12;

  private record Item(int number, long due) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(due, ((Item) other).due);
    }
  }

  public static void main(String[] args) {
    DelayQueue<Item> queue = new DelayQueue<>();
    long now = System.nanoTime();
    for (int i = 0; i < ITEMS; i++) {
      int number = i * 5 % ITEMS;
      queue.put(new Item(number, now + TimeUnit.MILLISECONDS.toNanos(3L * (number + 1))));
    }
    int[] taker = new int[ITEMS];
    Workers.steps(3, ITEMS / 3, (worker, step) -> taker[queue.take().number()] = worker);
    System.out.println("takers " + Arrays.toString(taker));
    System.out.println("outcome " + queue.size());
  }
}
