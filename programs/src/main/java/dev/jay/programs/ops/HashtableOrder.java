package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Dictionary;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

/** Threads use one Hashtable through every type it has; what they find varies. */
public final class HashtableOrder {
  /** One with a method of its own that is not synchronized, and one that is. */
  private static final class Counting extends Hashtable<Integer, Integer> {
    private static final long serialVersionUID = 1;
    private int puts;

    @Override
    public Integer put(Integer key, Integer value) {
      return super.put(key, value * 10);
    }

    @Override
    public synchronized Integer remove(Object key) {
      puts++;
      return super.remove(key);
    }
  }

  public static void main(String[] args) {
    Hashtable<Integer, Integer> table = new Hashtable<>();
    Counting counting = new Counting();
    Map<Integer, Integer> map = table;
    Dictionary<Integer, Integer> dictionary = counting;
    int[][] seen = new int[4][40];
    Workers.steps(
        4,
        40,
        (worker, step) -> {
          Integer found =
              switch (step % 8) {
                case 0 -> table.put(step / 8, worker);
                case 1 -> map.merge(step / 8, worker + 1, (a, b) -> a * 3 + b);
                case 2 -> dictionary.put(step / 8, worker);
                case 3 -> map.getOrDefault(step / 8, -1);
                case 4 -> counting.remove(step / 8 - worker % 2);
                case 5 -> map.computeIfPresent(step / 8, (key, value) -> value * 7 + worker);
                case 6 -> sum(table) + counting.size();
                default -> dictionary.get(step / 8);
              };
          seen[worker][step] = found == null ? -5 : found;
        });
    System.out.println("seen " + Digest.of(seen) + " removed " + counting.puts);
    System.out.println("table " + new TreeMap<>(table) + " " + new TreeMap<>(counting));
    System.out.println("outcome " + table.size());
  }

  private static int sum(Hashtable<Integer, Integer> table) {
    int sum = 0;
    synchronized (table) {
      Enumeration<Integer> keys = table.keys();
      for (Integer key : new ArrayList<>(Collections.list(keys))) {
        sum += key;
      }
      for (Map.Entry<Integer, Integer> entry : table.entrySet()) {
        sum += entry.getValue() % 1000;
      }
    }
    return sum;
  }
}
