package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.ThreadFactory;

/** Virtual threads that start and join virtual threads; the order of the ends varies. */
public final class VirtualJoin {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          tree(VirtualThreads.factory("v"), log, 1);
          System.out.println("order" + log);
          System.out.println("outcome " + log.count());
        });
  }

  private static void tree(ThreadFactory factory, SharedLog log, int node) {
    Work.uneven(node, 1);
    log.addBy("b" + node);
    if (node < 16) {
      Thread left = factory.newThread(() -> tree(factory, log, node * 2));
      Thread right = factory.newThread(() -> tree(factory, log, node * 2 + 1));
      left.start();
      right.start();
      try {
        boolean inTime = true;
        left.join(1);
        inTime &= !left.isAlive();
        left.join();
        right.join();
        log.addBy((inTime ? "j" : "l") + node);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    log.addBy("e" + node);
  }
}
