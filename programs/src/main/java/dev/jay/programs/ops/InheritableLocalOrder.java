package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Children inherit and count on from what their parents drew; the numbers vary. */
public final class InheritableLocalOrder {
  private static final AtomicInteger NEXT = new AtomicInteger();
  private static final InheritableThreadLocal<Integer> NUMBER =
      new InheritableThreadLocal<>() {
        @Override
        protected Integer initialValue() {
          return NEXT.getAndIncrement();
        }

        @Override
        protected Integer childValue(Integer parent) {
          return parent * 10 + NEXT.getAndIncrement() % 10;
        }
      };

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    Workers.run(
        4,
        worker -> {
          Work.uneven(worker, 1);
          NUMBER.get();
          for (int step = 0; step < 5; step++) {
            Work.uneven(worker, step);
            String what = worker + "." + step;
            Thread child = new Thread(() -> log.add(what + ":" + NUMBER.get()));
            child.start();
            child.join();
          }
        });
    System.out.println("numbers" + log);
    System.out.println("outcome " + NEXT.get());
  }
}
