package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.LinkedBlockingQueue;

/** A thread fills and empties a queue alone until another thread looks into it. */
public final class ConfinedQueue {
  private static final class Counter implements Observed.Cell {
    private final LinkedBlockingQueue<Long> queue = new LinkedBlockingQueue<>();
    private long next;

    @Override
    public void use() throws InterruptedException {
      queue.put(next++);
      if (queue.size() > 3) {
        queue.take();
      }
    }

    @Override
    public long look() {
      Long first = queue.peek();
      return first == null ? -1 : first;
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
