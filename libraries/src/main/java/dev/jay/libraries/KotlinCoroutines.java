package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import kotlin.Unit;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.CoroutineStart;
import kotlinx.coroutines.DelayKt;
import kotlinx.coroutines.Dispatchers;

/** Kotlin's coroutines, called from Java: launched on two dispatchers, some with a delay. */
public final class KotlinCoroutines {
  public static void main(String[] args) throws InterruptedException {
    System.setProperty("kotlinx.coroutines.scheduler.core.pool.size", "3");
    SharedLog log = new SharedLog();
    BuildersKt.runBlocking(
        EmptyCoroutineContext.INSTANCE,
        (scope, whole) -> {
          for (int i = 0; i < 60; i++) {
            int task = i;
            BuildersKt.launch(
                scope,
                i % 4 == 3 ? Dispatchers.getIO() : Dispatchers.getDefault(),
                CoroutineStart.DEFAULT,
                (own, rest) -> {
                  Work.uneven(task, 1);
                  log.add(Integer.toString(task));
                  return task % 5 == 0 ? DelayKt.delay(1, rest) : Unit.INSTANCE;
                });
          }
          return Unit.INSTANCE;
        });
    Report.print(log.count(), log);
  }
}
