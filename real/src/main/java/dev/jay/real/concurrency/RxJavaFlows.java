package dev.jay.real.concurrency;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** RxJava: parallel rails that are merged again, and flows that start on a pool. */
public final class RxJavaFlows {
  public static void main(String[] args) {
    Program program = Program.of(args, 12_000);
    System.setProperty("rx3.computation-threads", String.valueOf(program.threads()));
    StringBuilder order = new StringBuilder(); // used by one thread after the other
    long sum =
        Flowable.range(0, program.size())
            .parallel(program.threads())
            .runOn(Schedulers.computation())
            .map(RxJavaFlows::step)
            .sequential()
            .observeOn(Schedulers.single())
            .doOnNext(i -> order.append((char) i.intValue()))
            .reduce(0L, Long::sum)
            .blockingGet();
    long merged =
        Flowable.range(0, program.size() / 10)
            .flatMap(
                i -> Flowable.just(i).subscribeOn(Schedulers.computation()).map(RxJavaFlows::step),
                program.threads())
            .doOnNext(i -> order.append((char) i.intValue()))
            .reduce(0L, Long::sum)
            .blockingGet();
    program.report(sum + " " + merged, order);
    Schedulers.shutdown();
  }

  private static long step(int i) {
    Work.uneven(i, 1);
    return i;
  }
}
