package dev.jay.programs.recorded;

import dev.jay.programs.Workers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Starts itself in another JVM, and prints what that one prints: a clock, and who came when. */
public final class ChildJvm {
  private ChildJvm() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length > 0) {
      child();
      System.exit(3);
    }
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ChildJvm.class.getName(),
                "child")
            .start();
    String printed = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    System.out.print(printed);
    System.out.println("exit " + child.waitFor());
  }

  private static void child() {
    Queue<Integer> order = new ConcurrentLinkedQueue<>();
    Workers.run(
        3,
        worker -> {
          for (int i = 0; i < 20; i++) {
            order.add(worker);
            Thread.yield();
          }
        });
    System.out.println(System.nanoTime() + " " + order);
  }
}
