package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Reactor: parallel rails, merged and timed streams on its schedulers; the order varies. */
public final class ReactorFlows {
  public static void main(String[] args) {
    System.setProperty("reactor.schedulers.defaultPoolSize", "3");
    System.setProperty("reactor.schedulers.defaultBoundedElasticSize", "4");
    SharedLog log = new SharedLog();
    Integer sum =
        Flux.range(0, 60)
            .parallel(3)
            .runOn(Schedulers.parallel())
            .map(i -> step(log, "p", i))
            .sequential()
            .publishOn(Schedulers.boundedElastic())
            .doOnNext(i -> log.add("s" + i))
            .reduce(0, Integer::sum)
            .block();
    Long merged =
        Flux.range(0, 20)
            .flatMap(
                i ->
                    Mono.fromCallable(() -> step(log, "f", i))
                        .subscribeOn(Schedulers.boundedElastic()),
                4)
            .count()
            .block();
    Long ticks =
        Flux.merge(
                Flux.interval(Duration.ofMillis(1)).take(8).map(i -> "i" + i),
                Flux.interval(Duration.ofMillis(2)).take(4).map(i -> "j" + i))
            .onBackpressureBuffer()
            .doOnNext(log::add)
            .count()
            .block();
    Report.print(sum + " " + merged + " " + ticks, log);
    Schedulers.shutdownNow();
  }

  private static int step(SharedLog log, String name, int i) {
    Work.uneven(i, 1);
    log.add(name + i);
    return i;
  }
}
