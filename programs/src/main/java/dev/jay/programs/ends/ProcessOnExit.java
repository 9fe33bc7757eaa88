package dev.jay.programs.ends;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The completion of Process.onExit comes from a thread of the JDK's own. */
public final class ProcessOnExit {
  public static void main(String[] args) throws Exception {
    Process process = new ProcessBuilder("sh", "-c", "sleep 0.2; exit 4").start();
    CompletableFuture<Integer> code = process.onExit().thenApply(Process::exitValue);
    System.out.println("exit " + code.get(20, TimeUnit.SECONDS));
    Process quick = new ProcessBuilder("true").start();
    System.out.println("handle " + quick.toHandle().onExit().thenApply(h -> "ended").join());
  }
}
