package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;

/** Identity hashes that virtual threads see, on one carrier and on another; they vary. */
public final class VirtualIdentityHashes {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          VirtualThreads.workers(
              20,
              worker -> {
                for (int step = 0; step < 5; step++) {
                  Work.uneven(worker, step);
                  log.addBy(System.identityHashCode(new Object()));
                  Thread.sleep(1);
                }
              });
          System.out.println("order " + log);
          System.out.println("outcome " + log.count());
        });
  }
}
