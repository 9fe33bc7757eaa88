package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.ConcurrentLinkedQueue;

/** 300 virtual threads, more than any pool of carriers; the order varies. */
public final class VirtualMany {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          ConcurrentLinkedQueue<Integer> order = new ConcurrentLinkedQueue<>();
          VirtualThreads.workers(
              300,
              worker -> {
                Work.uneven(worker, 1);
                order.add(worker);
                Thread.yield();
                order.add(worker + 1000);
              });
          Digest digest = new Digest();
          order.forEach(digest::add);
          System.out.println("order " + digest);
          System.out.println("outcome " + order.size());
        });
  }
}
