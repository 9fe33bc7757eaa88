package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.File;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads start pipelines, chain on ends, read both streams, redirect, and end children. */
public final class ProcessPipelines {
  private ProcessPipelines() {}

  public static void main(String[] args) {
    AtomicInteger sum = new AtomicInteger();
    Workers.together(
        worker -> {
          List<Process> pipeline =
              ProcessBuilder.startPipeline(
                  List.of(
                      new ProcessBuilder("echo", "one two"),
                      new ProcessBuilder("tr", "a-z", "A-Z"),
                      new ProcessBuilder("cat")));
          String out = new String(pipeline.get(2).getInputStream().readAllBytes());
          sum.addAndGet(out.equals("ONE TWO\n") ? 1 : 0);
          for (Process process : pipeline) {
            sum.addAndGet(process.waitFor());
          }
        },
        worker -> {
          CompletableFuture<Integer> chain =
              new ProcessBuilder("sh", "-c", "exit 3")
                  .start()
                  .onExit()
                  .thenApplyAsync(Process::exitValue)
                  .thenCombine(
                      new ProcessBuilder("true").start().toHandle().onExit(),
                      (code, other) -> code);
          sum.addAndGet(10 * chain.join());
        },
        worker -> {
          Process both = Runtime.getRuntime().exec(new String[] {"sh", "-c", "echo a; echo b >&2"});
          CompletableFuture<byte[]> errors =
              CompletableFuture.supplyAsync(
                  () -> {
                    try {
                      return both.getErrorStream().readAllBytes();
                    } catch (java.io.IOException e) {
                      throw new IllegalStateException(e);
                    }
                  });
          sum.addAndGet(100 * both.getInputStream().readAllBytes().length);
          sum.addAndGet(1000 * errors.join().length);
          both.waitFor();
        },
        worker -> {
          File file = File.createTempFile("out", ".txt");
          new ProcessBuilder("echo", "text").redirectOutput(file).start().waitFor();
          sum.addAndGet(10_000 * Files.readString(file.toPath()).length());
          Files.delete(file.toPath());
          Process sleeper = new ProcessBuilder("sleep", "100").start();
          if (sleeper.waitFor(50, TimeUnit.MILLISECONDS)) {
            throw new IllegalStateException("ended early");
          }
          sleeper.destroy();
          sum.addAndGet(1000 * sleeper.waitFor());
          Process killed = new ProcessBuilder("cat").start();
          killed.destroyForcibly().waitFor();
          sum.addAndGet(100_000 * (killed.isAlive() ? 1 : 0));
        });
    System.out.println(sum);
  }
}
