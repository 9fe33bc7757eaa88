package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

/** A RecursiveAction in the common pool, invoked from outside; who runs which leaf varies. */
public final class ForkJoinRecursiveAction {
  private static final AtomicInteger TICKETS = new AtomicInteger();

  private static final class Mark extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final String[] marks;
    private final int from;
    private final int to;

    Mark(String[] marks, int from, int to) {
      this.marks = marks;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from <= 2) {
        for (int i = from; i < to; i++) {
          Work.uneven(i, 2);
          marks[i] = SharedLog.who() + ":" + TICKETS.getAndIncrement();
        }
        return;
      }
      int middle = (from + to) >>> 1;
      invokeAll(new Mark(marks, from, middle), new Mark(marks, middle, to));
    }
  }

  public static void main(String[] args) {
    String[] marks = new String[60];
    new Mark(marks, 0, marks.length).invoke();
    System.out.println("marks " + String.join(" ", marks));
    System.out.println("outcome " + TICKETS.get());
  }
}
