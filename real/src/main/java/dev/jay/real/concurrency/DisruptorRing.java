package dev.jay.real.concurrency;

import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.real.Program;

/**
 * The LMAX Disruptor: half of the threads publish, two handlers work side by side, a third behind
 * them.
 */
public final class DisruptorRing {
  private static final class Event {
    private long value;
    private long checked;
  }

  public static void main(String[] args) {
    Program program = Program.of(args, 10_000);
    Disruptor<Event> disruptor =
        new Disruptor<>(
            Event::new,
            1024,
            DaemonThreadFactory.INSTANCE,
            ProducerType.MULTI,
            new BlockingWaitStrategy());
    long[] sum = new long[1]; // written by the last handler, read after the shutdown
    Digest order = new Digest(); // the same
    disruptor
        .handleEventsWith(
            (event, sequence, end) -> {
              Work.units(1);
              event.checked = event.value * 3;
            },
            (event, sequence, end) -> Work.uneven(1, (int) event.value))
        .then(
            (event, sequence, end) -> {
              sum[0] += event.checked;
              order.add(event.value);
            });
    RingBuffer<Event> ring = disruptor.start();
    program.run(
        worker -> {
          for (int i = worker; worker < 2 && i < 2 * program.size(); i += 2) {
            long sequence = ring.next();
            ring.get(sequence).value = i;
            ring.publish(sequence);
          }
        });
    disruptor.shutdown();
    program.report(sum[0], order.toString());
  }
}
