package dev.jay.libraries;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;

/** Guava: chains of ListenableFutures that share a LoadingCache; their order varies. */
public final class GuavaFutures {
  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    LoadingCache<Integer, String> cache =
        CacheBuilder.newBuilder()
            .maximumSize(10)
            .concurrencyLevel(2)
            .build(
                CacheLoader.from(
                    key -> {
                      Work.units(3);
                      log.addBy("load" + key);
                      return "v" + key;
                    }));
    ListeningExecutorService pool =
        MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(3));
    List<ListenableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      int task = i;
      ListenableFuture<String> read =
          pool.submit(
              () -> {
                Work.uneven(task, 1);
                log.addBy(task);
                return cache.get(task * 5 % 17);
              });
      ListenableFuture<Integer> length =
          Futures.transform(
              read,
              text -> {
                log.addBy(task + "t");
                return text.length();
              },
              i % 2 == 0 ? pool : MoreExecutors.directExecutor());
      futures.add(Futures.transformAsync(length, n -> pool.submit(() -> n + 1), pool));
    }
    int sum = Futures.allAsList(futures).get().stream().mapToInt(n -> n).sum();
    pool.shutdown();
    Report.print(sum, log);
  }
}
