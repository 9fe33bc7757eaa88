package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Parallel streams of collections that split unevenly; the order of the elements varies. */
public final class ParallelIterator {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    List<Integer> list = new LinkedList<>();
    Map<Integer, String> map = new HashMap<>();
    for (int i = 0; i < 40; i++) {
      list.add(i);
      map.put(i, "m" + i);
    }
    list.parallelStream().forEach(i -> see(log, i, "l" + i));
    map.values().parallelStream().forEach(text -> see(log, text.length(), text));
    new TreeSet<>(list).parallelStream().forEach(i -> see(log, i, "t" + i));
    Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8).parallelStream().forEach(i -> see(log, i, "a" + i));
    new ArrayList<>(list).parallelStream().forEach(i -> see(log, i, "r" + i));
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }

  private static void see(SharedLog log, int length, String word) {
    Work.uneven(length, 1);
    log.addBy(word);
  }
}
