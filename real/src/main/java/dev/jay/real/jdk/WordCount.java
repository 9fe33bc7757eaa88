package dev.jay.real.jdk;

import dev.jay.programs.Digest;
import dev.jay.real.Program;
import dev.jay.real.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** In the manner of Phoenix: tasks on an executor count the words of texts in a shared map. */
public final class WordCount {
  public static void main(String[] args) throws Exception {
    Program program = Program.of(args, 500);
    ConcurrentHashMap<String, LongAdder> counts = new ConcurrentHashMap<>();
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < program.size(); i++) {
      int number = i;
      tasks.add(() -> count(Texts.of(number, 6000), counts));
    }
    long words = program.pooled(tasks).stream().mapToLong(n -> n).sum();
    Digest digest = new Digest();
    for (Map.Entry<String, LongAdder> entry : new TreeMap<>(counts).entrySet()) {
      digest.add(entry.getKey()).add(entry.getValue().sum());
    }
    program.report(words + " " + digest);
  }

  /** Counts in a map of its own first, as combiners do. */
  private static int count(String text, ConcurrentHashMap<String, LongAdder> counts) {
    Map<String, Integer> own = new TreeMap<>();
    int words = 0;
    for (String word : text.split("\\s+")) {
      own.merge(word, 1, Integer::sum);
      words++;
    }
    own.forEach((word, n) -> counts.computeIfAbsent(word, w -> new LongAdder()).add(n));
    return words;
  }
}
