package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/**
 * Threads draw the number of the next task from a plain static field, so that some tasks are done
 * twice. What varies: how many are done; {@code --size} is right.
 */
public final class TaskTicket {
  private static int next;

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 200);
    int[] done = new int[threads]; // each written by its worker, read after the join
    Workers.run(
        threads,
        worker -> {
          for (int task = draw(); task < size; task = draw()) {
            Work.uneven(worker, task);
            done[worker]++;
          }
        });
    int sum = 0;
    for (int each : done) {
      sum += each;
    }
    Parameters.result(sum);
  }

  private static int draw() {
    int ticket = next; // race
    Work.units(1);
    next = ticket + 1; // race
    return ticket;
  }
}
