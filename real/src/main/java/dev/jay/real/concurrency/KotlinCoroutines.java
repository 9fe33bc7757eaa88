package dev.jay.real.concurrency;

import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.concurrent.atomic.AtomicLong;
import kotlin.Unit;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.CoroutineStart;
import kotlinx.coroutines.Dispatchers;
import kotlinx.coroutines.YieldKt;

/** Kotlin's coroutines, called from Java: launched on the default dispatcher, some yield once. */
public final class KotlinCoroutines {
  public static void main(String[] args) throws InterruptedException {
    Program program = Program.of(args, 8_000);
    System.setProperty(
        "kotlinx.coroutines.scheduler.core.pool.size", String.valueOf(program.threads()));
    AtomicLong sum = new AtomicLong();
    BuildersKt.runBlocking(
        EmptyCoroutineContext.INSTANCE,
        (scope, whole) -> {
          for (int i = 0; i < program.size(); i++) {
            int task = i;
            BuildersKt.launch(
                scope,
                Dispatchers.getDefault(),
                CoroutineStart.DEFAULT,
                (own, rest) -> {
                  Work.uneven(task, 1);
                  sum.addAndGet(task);
                  return task % 5 == 0 ? YieldKt.yield(rest) : Unit.INSTANCE;
                });
          }
          return Unit.INSTANCE;
        });
    program.report(sum);
  }
}
