package dev.jay.libraries;

import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.WaitStrategy;
import com.lmax.disruptor.YieldingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** The LMAX Disruptor: two producers, two handlers, a third behind them; the order varies. */
public final class DisruptorRing {
  private static final class Event {
    private int value;
    private long sum;
  }

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    long sum = run(log, new BlockingWaitStrategy(), 80) + run(log, new YieldingWaitStrategy(), 10);
    Report.print(sum, log);
  }

  private static long run(SharedLog log, WaitStrategy wait, int events) {
    Disruptor<Event> disruptor =
        new Disruptor<>(Event::new, 16, DaemonThreadFactory.INSTANCE, ProducerType.MULTI, wait);
    long[] sum = new long[1]; // written by the last handler, read after the shutdown
    disruptor
        .handleEventsWith(
            (event, sequence, end) -> {
              Work.uneven(1, (int) sequence);
              log.add("a" + event.value);
            },
            (event, sequence, end) -> log.add("b" + event.value))
        .then(
            (event, sequence, end) -> {
              event.sum = event.value * 2L;
              sum[0] += event.sum;
              log.add("c" + sequence);
            });
    RingBuffer<Event> ring = disruptor.start();
    Workers.steps(
        2,
        events,
        (worker, step) -> {
          long sequence = ring.next();
          ring.get(sequence).value = worker * 1000 + step;
          ring.publish(sequence);
        });
    disruptor.shutdown();
    return sum[0];
  }
}
