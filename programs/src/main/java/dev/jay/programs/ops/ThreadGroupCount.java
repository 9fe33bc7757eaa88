package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

/** Main counts and lists the threads of a group while they end; what it sees varies. */
public final class ThreadGroupCount {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("workers");
    ThreadGroup inner = new ThreadGroup(group, "inner");
    SharedLog ended = new SharedLog();
    CountDownLatch go = new CountDownLatch(1);
    Thread[] threads = new Thread[8];
    for (int i = 0; i < threads.length; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              i % 2 == 0 ? group : inner,
              () -> {
                await(go);
                for (int step = 0; step < 1 + worker; step++) {
                  Work.uneven(worker, step);
                }
                ended.add(Integer.toString(worker));
              },
              "t" + i);
      threads[i].start();
    }
    go.countDown();
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      Work.uneven(2, i);
      Thread[] alive = new Thread[16];
      int count = group.enumerate(alive, true);
      seen.append(' ').append(group.activeCount()).append('/').append(inner.activeCount());
      seen.append(Arrays.stream(alive).limit(count).map(Thread::getName).toList());
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("seen" + seen.toString().replace(", ", ",") + " ended" + ended);
    System.out.println("outcome " + ended.count());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
