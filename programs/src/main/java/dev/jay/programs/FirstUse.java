package dev.jay.programs;

/**
 * Four threads that are, at once, the first to use something of the JDK that keeps what it has made
 * once. Who makes it is chance, and must not change the schedule.
 */
public final class FirstUse {
  private static final int THREADS = 4;
  private static final int ROUNDS = 2;

  /** One use; what it returns is the same in every run. */
  public interface Use {
    Object of(int worker) throws Exception;
  }

  private FirstUse() {}

  /** Each thread makes all uses, in two rounds; the order of the threads varies. */
  public static void run(Use... uses) {
    SharedLog log = new SharedLog();
    int[] results = new int[THREADS]; // each written by its worker, read after the join
    Workers.run(
        THREADS,
        worker -> {
          for (int round = 0; round < ROUNDS; round++) {
            for (int use = 0; use < uses.length; use++) {
              results[worker] =
                  31 * results[worker] + String.valueOf(uses[use].of(worker)).hashCode();
              log.addBy(use);
            }
          }
        });
    System.out.println("order" + log);
    StringBuilder outcome = new StringBuilder("outcome");
    for (int result : results) {
      outcome.append(' ').append(result);
    }
    System.out.println(outcome);
  }
}
