package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** Two threads each read the output of a process and wait for it, timed and not. */
public final class TwoChildProcesses {
  public static void main(String[] args) {
    String[] results = new String[2];
    Workers.run(
        2,
        worker -> {
          Process process =
              new ProcessBuilder("sh", "-c", "sleep 0.2; echo child " + worker)
                  .redirectErrorStream(true)
                  .start();
          String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
          boolean ended = worker == 0 || process.waitFor(20, TimeUnit.SECONDS);
          results[worker] = text.strip() + " " + process.waitFor() + " " + ended;
        });
    for (String result : results) {
      System.out.println(result);
    }
  }
}
