package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;

/** Four threads exchange in pairs, once per round; who meets whom varies. */
public final class ExchangerPairs {
  public static void main(String[] args) {
    Exchanger<Integer> exchanger = new Exchanger<>();
    CyclicBarrier round = new CyclicBarrier(4);
    int[][] partner = new int[4][12];
    Workers.steps(
        4,
        12,
        (worker, step) -> {
          partner[worker][step] = exchanger.exchange(worker);
          round.await();
        });
    System.out.println("partners " + Arrays.deepToString(partner));
  }
}
