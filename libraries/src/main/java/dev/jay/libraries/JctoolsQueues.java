package dev.jay.libraries;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jctools.queues.MpmcArrayQueue;
import org.jctools.queues.MpmcUnboundedXaddArrayQueue;
import org.jctools.queues.MpscLinkedQueue;
import org.jctools.queues.atomic.MpmcAtomicArrayQueue;

/** JCTools: two producers and two consumers of several queues; who takes what varies. */
public final class JctoolsQueues {
  private static final int ITEMS = 60;

  public static void main(String[] args) {
    StringBuilder order = new StringBuilder();
    long sum = run(new MpmcArrayQueue<>(16), 2, order);
    sum += run(new MpmcAtomicArrayQueue<>(16), 2, order);
    sum += run(new MpmcUnboundedXaddArrayQueue<>(16), 2, order);
    sum += run(new MpscLinkedQueue<>(), 1, order);
    Report.print(sum, order);
  }

  private static long run(Queue<Integer> queue, int consumers, StringBuilder order) {
    StringBuilder[] taken = new StringBuilder[consumers];
    long[] sums = new long[consumers];
    AtomicInteger left = new AtomicInteger(2 * ITEMS);
    Workers.run(
        2 + consumers,
        worker -> {
          if (worker < 2) {
            for (int i = 0; i < ITEMS; i++) {
              Work.uneven(worker, i);
              while (!queue.offer(worker * 100 + i)) {
                Thread.onSpinWait();
              }
            }
            return;
          }
          int consumer = worker - 2;
          taken[consumer] = new StringBuilder();
          while (left.get() > 0) {
            Integer item = queue.poll();
            if (item == null) {
              Thread.yield();
            } else {
              left.decrementAndGet();
              taken[consumer].append(' ').append(item);
              sums[consumer] += item;
            }
          }
        });
    long sum = 0;
    for (int i = 0; i < consumers; i++) {
      order.append(taken[i]).append('/');
      sum += sums[i];
    }
    return sum;
  }
}
