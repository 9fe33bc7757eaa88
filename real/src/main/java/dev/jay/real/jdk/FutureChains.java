package dev.jay.real.jdk;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** CompletableFutures that are made, combined and composed on a pool, some thousands of them. */
public final class FutureChains {
  public static void main(String[] args) {
    Program program = Program.of(args, 5_000);
    ExecutorService pool = Executors.newFixedThreadPool(program.threads());
    List<CompletableFuture<Long>> chains = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int number = i;
      CompletableFuture<Long> left = CompletableFuture.supplyAsync(() -> work(number), pool);
      CompletableFuture<Long> right = CompletableFuture.supplyAsync(() -> work(number + 1), pool);
      chains.add(
          left.thenCombineAsync(right, Long::sum, pool)
              .thenCompose(n -> CompletableFuture.supplyAsync(() -> n + work(number + 2), pool)));
    }
    long sum = chains.stream().mapToLong(CompletableFuture::join).sum();
    pool.shutdown();
    program.report(sum);
  }

  private static long work(int number) {
    Work.uneven(number, 1);
    return number;
  }
}
