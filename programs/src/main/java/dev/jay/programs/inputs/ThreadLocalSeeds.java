package dev.jay.programs.inputs;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.util.concurrent.ThreadLocalRandom;

/** Four threads draw from ThreadLocalRandom, which also counts in the thread's number. */
public final class ThreadLocalSeeds {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    Workers.steps(
        4, 3, (worker, step) -> log.addBy(Integer.toString(ThreadLocalRandom.current().nextInt())));
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
