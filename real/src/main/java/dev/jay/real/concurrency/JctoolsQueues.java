package dev.jay.real.concurrency;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jctools.queues.MpmcArrayQueue;
import org.jctools.queues.MpmcUnboundedXaddArrayQueue;

/** JCTools: half of the threads produce, the others consume, through two kinds of queues. */
public final class JctoolsQueues {
  public static void main(String[] args) {
    Program program = Program.of(args, 20_000);
    long sum = run(program, new MpmcArrayQueue<>(256));
    sum += run(program, new MpmcUnboundedXaddArrayQueue<>(256));
    program.report(sum);
  }

  private static long run(Program program, Queue<Integer> queue) {
    int producers = program.threads() / 2;
    AtomicInteger left = new AtomicInteger(producers * program.size());
    long[] sums = new long[program.threads()];
    program.run(
        worker -> {
          if (worker < producers) {
            produce(queue, worker, program.size());
            return;
          }
          while (left.get() > 0) {
            Integer item = queue.poll();
            if (item == null) {
              Thread.yield();
            } else {
              left.decrementAndGet();
              Work.units(1);
              sums[worker] += item;
              program.seen(worker).add(item);
            }
          }
        });
    long sum = 0;
    for (long one : sums) {
      sum += one;
    }
    return sum;
  }

  private static void produce(Queue<Integer> queue, int worker, int items) {
    for (int i = 0; i < items; i++) {
      Work.units(1);
      while (!queue.offer(worker * items + i)) {
        Thread.yield();
      }
    }
  }
}
