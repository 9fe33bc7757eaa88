package dev.jay.real.databases;

import dev.jay.real.Program;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentMap;
import org.mapdb.DB;
import org.mapdb.DBMaker;
import org.mapdb.Serializer;

/** MapDB in memory: threads count up in a hash map and in a B-tree that they share. */
public final class MapdbCounts {
  private static final int KEYS = 5000;

  public static void main(String[] args) {
    Program program = Program.of(args, 5_000);
    try (DB db = DBMaker.memoryDB().make()) {
      ConcurrentMap<Integer, Long> hashed =
          db.hashMap("hashed", Serializer.INTEGER, Serializer.LONG).create();
      ConcurrentMap<Integer, Long> sorted =
          db.treeMap("sorted", Serializer.INTEGER, Serializer.LONG).create();
      program.run(
          worker -> {
            SplittableRandom random = new SplittableRandom(worker);
            for (int i = 0; i < program.size(); i++) {
              program.seen(worker).add(count(hashed, random.nextInt(KEYS)));
              program.seen(worker).add(count(sorted, random.nextInt(KEYS)));
            }
          });
      program.report(sum(hashed) + " " + sum(sorted));
    }
  }

  private static long count(ConcurrentMap<Integer, Long> map, int key) {
    for (; ; ) {
      Long old = map.putIfAbsent(key, 1L);
      if (old == null || map.replace(key, old, old + 1)) {
        return old == null ? 0 : old;
      }
    }
  }

  private static long sum(ConcurrentMap<Integer, Long> map) {
    return map.values().stream().mapToLong(Long::longValue).sum();
  }
}
