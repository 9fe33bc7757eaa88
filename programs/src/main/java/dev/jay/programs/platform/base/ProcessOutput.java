package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.OutputStream;

/** Threads read what their children write, while others write to them. */
public final class ProcessOutput {
  private ProcessOutput() {}

  public static void main(String[] args) {
    int[] sizes = new int[2];
    Workers.run(
        2,
        worker -> {
          Process child = new ProcessBuilder("cat").start();
          Thread writer =
              new Thread(
                  () -> {
                    try (OutputStream out = child.getOutputStream()) {
                      out.write(new byte[5000 + worker]);
                    } catch (Exception e) {
                      throw new IllegalStateException(e);
                    }
                  });
          writer.start();
          sizes[worker] = child.getInputStream().readAllBytes().length;
          writer.join();
          child.waitFor();
        });
    System.out.println(sizes[0] + " " + sizes[1]);
  }
}
