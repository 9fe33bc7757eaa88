package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Onlookers wait for a phaser's phases, timed and not; the order in which they see them varies. */
public final class PhaserAwaitAdvance {
  private static final int PHASES = 10;

  public static void main(String[] args) {
    Phaser phaser = new Phaser(1);
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][PHASES];
    int[] timeouts = new int[4];
    Workers.run(
        4,
        worker -> {
          for (int phase = 0; phase < PHASES; phase++) {
            if (worker == 0) {
              Work.uneven(worker, phase);
              phaser.arrive();
            } else if (worker == 1) {
              timeouts[worker] += awaitTimed(phaser, phase);
            } else {
              phaser.awaitAdvance(phase);
            }
            tickets[worker][phase] = next.getAndIncrement();
          }
        });
    System.out.println("order " + OrderLog.ofTickets(tickets) + " timeouts " + timeouts[1]);
    System.out.println("outcome " + phaser.getPhase());
  }

  private static int awaitTimed(Phaser phaser, int phase) throws InterruptedException {
    for (int timeouts = 0; ; timeouts++) {
      try {
        phaser.awaitAdvanceInterruptibly(phase, 50, TimeUnit.MICROSECONDS);
        return timeouts;
      } catch (TimeoutException e) {
        // once more
      }
    }
  }
}
