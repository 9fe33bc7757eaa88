package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.concurrent.TimeUnit;

/** RxJava: parallel rails, merged and timed streams on its schedulers; the order varies. */
public final class RxJavaFlows {
  public static void main(String[] args) {
    System.setProperty("rx3.computation-threads", "3");
    SharedLog log = new SharedLog();
    int sum =
        Flowable.range(0, 60)
            .parallel(3)
            .runOn(Schedulers.computation())
            .map(i -> step(log, "p", i))
            .sequential()
            .observeOn(Schedulers.io())
            .doOnNext(i -> log.add("s" + i))
            .reduce(0, Integer::sum)
            .blockingGet();
    long merged =
        Flowable.range(0, 20)
            .flatMap(
                i -> Flowable.just(i).subscribeOn(Schedulers.io()).map(x -> step(log, "f", x)), 4)
            .count()
            .blockingGet();
    long ticks =
        Observable.merge(
                Observable.interval(1, TimeUnit.MILLISECONDS).take(8).map(i -> "i" + i),
                Observable.interval(2, TimeUnit.MILLISECONDS).take(4).map(i -> "j" + i))
            .doOnNext(log::add)
            .count()
            .blockingGet();
    int zipped =
        Single.zip(
                Single.fromCallable(() -> step(log, "z", 1)).subscribeOn(Schedulers.single()),
                Single.fromCallable(() -> step(log, "z", 2)).subscribeOn(Schedulers.newThread()),
                Integer::sum)
            .blockingGet();
    Report.print(sum + " " + merged + " " + ticks + " " + zipped, log);
    Schedulers.shutdown();
  }

  private static int step(SharedLog log, String name, int i) {
    Work.uneven(i, 1);
    log.add(name + i);
    return i;
  }
}
