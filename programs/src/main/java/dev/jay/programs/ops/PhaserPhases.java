package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads arrive at a phaser and go on in step; the order of arrival in a phase varies. */
public final class PhaserPhases {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(3);
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[3][15];
    int[] last = new int[3];
    Workers.steps(
        3,
        15,
        (worker, step) -> {
          tickets[worker][step] = next.getAndIncrement();
          last[worker] = phaser.arriveAndAwaitAdvance();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + Arrays.toString(last) + " " + phaser.getPhase());
  }
}
