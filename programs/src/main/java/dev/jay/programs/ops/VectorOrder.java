package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;

/** Threads share a Vector, a Stack and a Hashtable; the order of the elements varies. */
public final class VectorOrder {
  public static void main(String[] args) {
    Vector<Integer> vector = new Vector<>();
    Stack<Integer> stack = new Stack<>();
    Hashtable<Integer, Integer> table = new Hashtable<>();
    int[][] seen = new int[4][30];
    Workers.steps(
        4,
        30,
        (worker, step) -> {
          int item = worker * 100 + step;
          seen[worker][step] =
              switch (step % 6) {
                case 0 -> vector.add(item) ? vector.size() : 0;
                case 1 -> stack.push(item);
                case 2 -> table.merge(step / 6, worker, (a, b) -> a * 3 + b);
                case 3 -> vector.indexOf(item - 3);
                case 4 -> stack.search(item - 3);
                default -> table.getOrDefault(step / 6, -1);
              };
        });
    vector.removeIf(item -> item % 2 == 1);
    System.out.println("seen " + Digest.of(seen) + " vector " + vector + " stack " + stack);
    System.out.println("table " + new TreeMap<>(table));
    Object[] all = stack.toArray();
    Arrays.sort(all);
    System.out.println("outcome " + Arrays.toString(all));
  }
}
