package dev.jay.programs.platform.network;

import dev.jay.programs.Workers;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Loops over selectors get tasks from threads that wake them up, beside pipes that are written. */
public final class SelectorsWoken {
  private SelectorsWoken() {}

  public static void main(String[] args) throws Exception {
    AtomicInteger sum = new AtomicInteger();
    Selector[] selectors = {Selector.open(), Selector.open()};
    Pipe[] pipes = {Pipe.open(), Pipe.open()};
    ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    boolean[] stop = new boolean[2];
    Thread[] loops = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int number = i;
      pipes[i].source().configureBlocking(false);
      pipes[i].source().register(selectors[i], SelectionKey.OP_READ);
      loops[i] =
          new Thread(
              () -> {
                ByteBuffer buffer = ByteBuffer.allocate(100);
                while (!stop[number]) {
                  try {
                    selectors[number].select(
                        key -> {
                          try {
                            buffer.clear();
                            sum.addAndGet(pipes[number].source().read(buffer));
                          } catch (java.io.IOException e) {
                            throw new IllegalStateException(e);
                          }
                        });
                  } catch (java.io.IOException e) {
                    throw new IllegalStateException(e);
                  }
                  for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                    task.run();
                  }
                }
              });
      loops[i].start();
    }
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          tasks.add(() -> sum.addAndGet(1000));
          selectors[step % 2].wakeup();
          pipes[worker % 2].sink().write(ByteBuffer.wrap(new byte[] {1}));
        });
    while (sum.get() < 15_015) {
      selectors[0].wakeup();
      Thread.sleep(1);
    }
    for (int i = 0; i < 2; i++) {
      int number = i;
      tasks.add(() -> stop[0] = true);
      tasks.add(() -> stop[1] = true);
    }
    while (loops[0].isAlive() || loops[1].isAlive()) {
      selectors[0].wakeup();
      selectors[1].wakeup();
      Thread.sleep(1);
    }
    System.out.println(sum);
  }
}
