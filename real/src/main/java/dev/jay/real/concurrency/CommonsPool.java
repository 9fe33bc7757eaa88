package dev.jay.real.concurrency;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** Commons Pool: the threads share half as many objects. */
public final class CommonsPool {
  private static final class Factory extends BasePooledObjectFactory<int[]> {
    private final AtomicInteger made = new AtomicInteger();

    @Override
    public int[] create() {
      return new int[] {made.getAndIncrement(), 0};
    }

    @Override
    public PooledObject<int[]> wrap(int[] object) {
      return new DefaultPooledObject<>(object);
    }
  }

  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 5_000);
    AtomicInteger uses = new AtomicInteger();
    GenericObjectPoolConfig<int[]> config = new GenericObjectPoolConfig<>();
    config.setJmxEnabled(false); // the beans there depend on the collector that the JVM chooses
    config.setMaxTotal(Math.max(1, program.threads() / 2));
    try (GenericObjectPool<int[]> pool = new GenericObjectPool<>(new Factory(), config)) {
      program.run(
          worker -> {
            for (int i = 0; i < program.size(); i++) {
              int[] object = pool.borrowObject();
              Work.uneven(worker, i);
              program.seen(worker).add(object[0]).add(object[1]++);
              uses.incrementAndGet();
              pool.returnObject(object);
            }
          });
    }
    program.report(uses);
  }
}
