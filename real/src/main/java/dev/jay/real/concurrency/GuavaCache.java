package dev.jay.real.concurrency;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;

/** Guava: chains of ListenableFutures on a pool that read through a LoadingCache. */
public final class GuavaCache {
  private static final int KEYS = 3000;

  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 10_000);
    LoadingCache<Integer, String> cache =
        CacheBuilder.newBuilder()
            .maximumSize(KEYS / 2)
            .build(
                CacheLoader.from(
                    key -> {
                      Work.units(2);
                      return "value of " + key;
                    }));
    ListeningExecutorService pool =
        MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(program.threads()));
    List<ListenableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int task = i;
      ListenableFuture<String> read =
          pool.submit(
              () -> {
                Work.uneven(task, 1);
                return cache.get(task * 31 % KEYS);
              });
      futures.add(Futures.transform(read, String::length, pool));
    }
    int sum = Futures.allAsList(futures).get().stream().mapToInt(n -> n).sum();
    pool.shutdown();
    program.report(sum);
  }
}
