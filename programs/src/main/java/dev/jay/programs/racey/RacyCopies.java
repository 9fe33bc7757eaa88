package dev.jay.programs.racey;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Races through methods of the JVM and the JDK that touch many elements at once: clones, array
 * copies, sorts, comparisons, lists made from others. Nothing is synchronized.
 */
public final class RacyCopies implements Cloneable {
  private static final int THREADS = 4;
  private static final int ROUNDS = 400;
  private static final int SIZE = 32;

  private final int[] shared = new int[SIZE]; // races
  private final List<Integer> list = new ArrayList<>(Collections.nCopies(SIZE, 1)); // races
  private int mark; // races

  public static void main(String[] args) {
    RacyCopies copies = new RacyCopies();
    int[] signatures = new int[THREADS];
    Workers.run(THREADS, worker -> signatures[worker] = copies.work(worker));
    System.out.printf("outcome %08x%n", Arrays.hashCode(signatures));
  }

  private int work(int worker) throws CloneNotSupportedException {
    int signature = worker;
    for (int i = 0; i < ROUNDS; i++) {
      mark = signature;
      int[] own = new int[SIZE];
      System.arraycopy(shared, 0, own, 0, SIZE);
      signature = signature * 31 + Arrays.hashCode(own);
      own[i % SIZE] += signature;
      System.arraycopy(own, i % SIZE, shared, i % SIZE, 1);
      signature = signature * 31 + shared.clone()[(i + worker) % SIZE];
      signature = signature * 31 + Arrays.copyOf(shared, SIZE)[(i + 2 * worker) % SIZE];
      list.set((i + worker) % SIZE, signature);
      signature = signature * 31 + new ArrayList<>(list).hashCode();
      signature = signature * 31 + ((RacyCopies) clone()).mark;
      if (i % 50 == 0) {
        Collections.reverse(list);
        Arrays.fill(shared, worker, worker + 2, signature);
      }
    }
    return signature;
  }
}
