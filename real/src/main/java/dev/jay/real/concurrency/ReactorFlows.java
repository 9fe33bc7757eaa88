package dev.jay.real.concurrency;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Reactor: parallel rails that are merged again, and flows that start on a pool. */
public final class ReactorFlows {
  public static void main(String[] args) {
    Program program = Program.of(args, 12_000);
    System.setProperty("reactor.schedulers.defaultPoolSize", String.valueOf(program.threads()));
    StringBuilder order = new StringBuilder(); // used by one thread after the other
    Long sum =
        Flux.range(0, program.size())
            .parallel(program.threads())
            .runOn(Schedulers.parallel())
            .map(ReactorFlows::step)
            .sequential()
            .publishOn(Schedulers.single())
            .doOnNext(i -> order.append((char) i.intValue()))
            .reduce(0L, Long::sum)
            .block();
    Long merged =
        Flux.range(0, program.size() / 10)
            .flatMap(
                i -> Mono.fromCallable(() -> step(i)).subscribeOn(Schedulers.parallel()),
                program.threads())
            .doOnNext(i -> order.append((char) i.intValue()))
            .reduce(0L, Long::sum)
            .block();
    program.report(sum + " " + merged, order);
    Schedulers.shutdownNow();
  }

  private static long step(int i) {
    Work.uneven(i, 1);
    return i;
  }
}
