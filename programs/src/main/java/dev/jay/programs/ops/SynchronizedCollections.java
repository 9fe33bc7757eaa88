package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.TreeMap;
import java.util.Vector;

/** Vector, Hashtable, StringBuffer and a synchronizedList under four threads; the order varies. */
public final class SynchronizedCollections {
  @SuppressWarnings("JdkObsolete") // their monitors are what is shown
  public static void main(String[] args) {
    Vector<Integer> vector = new Vector<>();
    Hashtable<Integer, Integer> table = new Hashtable<>();
    StringBuffer buffer = new StringBuffer();
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Workers.steps(
        4,
        10,
        (worker, step) -> {
          vector.add(worker);
          table.merge(step % 3, worker, (a, b) -> a * 3 + b);
          buffer.append(worker);
          list.add(worker);
        });
    System.out.println("vector " + vector);
    System.out.println("table " + new TreeMap<>(table));
    System.out.println("buffer " + buffer);
    System.out.println("list " + list);
  }
}
