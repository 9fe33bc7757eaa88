package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;

/**
 * A Vector, a Stack, a synchronizedList and a synchronizedMap under four threads; the order varies.
 */
public final class SynchronizedCollections {
  @SuppressWarnings("JdkObsolete") // their monitors are what is shown
  public static void main(String[] args) {
    Vector<Integer> vector = new Vector<>();
    Map<Integer, Integer> map = Collections.synchronizedMap(new TreeMap<>());
    Stack<Integer> stack = new Stack<>();
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Workers.steps(
        4,
        10,
        (worker, step) -> {
          vector.add(worker);
          map.merge(step % 3, worker, (a, b) -> a * 3 + b);
          stack.push(worker);
          list.add(worker);
        });
    System.out.println("vector " + vector);
    System.out.println("map " + map);
    System.out.println("stack " + stack);
    System.out.println("list " + list);
  }
}
