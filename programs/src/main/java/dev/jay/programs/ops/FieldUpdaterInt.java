package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** An AtomicIntegerFieldUpdater hands out numbers; who draws which varies. */
public final class FieldUpdaterInt {
  private static final AtomicIntegerFieldUpdater<FieldUpdaterInt> NEXT =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterInt.class, "next");

  private volatile int next;

  public static void main(String[] args) {
    FieldUpdaterInt program = new FieldUpdaterInt();
    int[][] tickets = new int[4][30];
    Workers.steps(4, 30, (worker, step) -> tickets[worker][step] = NEXT.getAndIncrement(program));
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + program.next);
  }
}
