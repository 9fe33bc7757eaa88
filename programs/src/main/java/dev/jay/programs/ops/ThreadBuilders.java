package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.ThreadFactory;

/** Thread builders and their factories, used by several threads; names and order vary. */
public final class ThreadBuilders {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          Object builder = VirtualThreads.builder("ofPlatform");
          Class<?>[] text = {String.class, long.class};
          VirtualThreads.call(builder, "name", text, "p", 10L);
          VirtualThreads.call(builder, "daemon", new Class<?>[] {boolean.class}, true);
          ThreadFactory platform =
              (ThreadFactory) VirtualThreads.call(builder, "factory", new Class<?>[0]);
          ThreadFactory virtual = VirtualThreads.factory("v");
          VirtualThreads.workers(
              4,
              worker -> {
                for (int step = 0; step < 6; step++) {
                  Work.uneven(worker, step);
                  String what = worker + "." + step;
                  Runnable body = () -> log.add(what + ":" + Thread.currentThread().getName());
                  Thread thread = (step % 2 == 0 ? platform : virtual).newThread(body);
                  thread.start();
                  thread.join();
                }
              });
          System.out.println("names" + log);
          System.out.println("outcome " + log.count());
        });
  }
}
