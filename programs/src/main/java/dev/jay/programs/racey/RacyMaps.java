package dev.jay.programs.racey;

import dev.jay.programs.Workers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Threads use a map, a list and a queue that are not made for it; failures are counted too. */
public final class RacyMaps {
  private static final int THREADS = 4;
  private static final int ROUNDS = 500;

  private final Map<Integer, Integer> map = new HashMap<>(); // races
  private final List<Integer> list = new ArrayList<>(); // races
  private final ArrayDeque<Integer> queue = new ArrayDeque<>(); // races

  public static void main(String[] args) {
    RacyMaps maps = new RacyMaps();
    int[] signatures = new int[THREADS];
    Workers.run(THREADS, worker -> signatures[worker] = maps.work(worker));
    System.out.println("sizes " + maps.map.size() + " " + maps.list.size());
    System.out.printf("outcome %08x%n", Arrays.hashCode(signatures));
  }

  private int work(int worker) {
    int signature = worker;
    for (int i = 0; i < ROUNDS; i++) {
      try {
        Integer old = map.put((i * 7 + worker) % 61, signature);
        signature = signature * 31 + (old == null ? 1 : old);
        if (i % 3 == 0) {
          map.remove((i + worker) % 61);
        }
        queue.addLast(signature);
        signature = signature * 31 + (queue.isEmpty() ? 0 : queue.pollFirst());
        list.add(signature);
        for (int element : list.subList(Math.max(0, list.size() - 5), list.size())) {
          signature = signature * 31 + element;
        }
      } catch (RuntimeException e) {
        signature = signature * 31 + e.getClass().getName().hashCode();
      }
    }
    return signature;
  }
}
