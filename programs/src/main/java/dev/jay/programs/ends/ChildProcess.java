package dev.jay.programs.ends;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/** Main waits for a child process while a thread works on. */
public final class ChildProcess {
  public static void main(String[] args) throws Exception {
    AtomicInteger progress = new AtomicInteger();
    Thread worker =
        new Thread(
            () -> {
              for (int step = 0; step < 20; step++) {
                Work.uneven(1, step);
                progress.incrementAndGet();
              }
            });
    worker.start();
    Process process = new ProcessBuilder("sh", "-c", "sleep 0.3; exit 5").start();
    System.out.println("exit " + process.waitFor());
    worker.join();
    System.out.println("progress " + progress.get());
  }
}
