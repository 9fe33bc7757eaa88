package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** Commons Pool: six threads share three objects; who gets which varies. */
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
    SharedLog log = new SharedLog();
    AtomicInteger uses = new AtomicInteger();
    GenericObjectPoolConfig<int[]> config = new GenericObjectPoolConfig<>();
    config.setJmxEnabled(false); // the beans there depend on the collector that the JVM chooses
    config.setMaxTotal(3);
    try (GenericObjectPool<int[]> pool = new GenericObjectPool<>(new Factory(), config)) {
      pool.setMaxWait(Duration.ofSeconds(10));
      Workers.steps(
          6,
          12,
          (worker, step) -> {
            int[] object = pool.borrowObject();
            log.add(worker + ":" + object[0] + "." + object[1]++);
            uses.incrementAndGet();
            pool.returnObject(object);
          });
    }
    Report.print(uses.get(), log);
  }
}
