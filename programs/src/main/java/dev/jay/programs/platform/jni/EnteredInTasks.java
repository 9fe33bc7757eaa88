package dev.jay.programs.platform.jni;

import dev.jay.programs.platform.Natives;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** The same in tasks of an executor. */
public final class EnteredInTasks {
  private EnteredInTasks() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Object monitor = new Object();
    ExecutorService executor = Executors.newFixedThreadPool(3);
    List<Future<?>> tasks = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      tasks.add(executor.submit(() -> Natives.callInside(monitor, calls::incrementAndGet)));
    }
    for (Future<?> task : tasks) {
      task.get();
    }
    executor.shutdown();
    System.out.println(calls);
  }
}
