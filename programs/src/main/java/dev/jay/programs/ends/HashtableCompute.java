package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.util.Hashtable;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Nested Hashtable.computeIfAbsent with atomics and a wait for another thread inside. */
public final class HashtableCompute {
  @SuppressWarnings("JdkObsolete") // its monitor is what is shown
  public static void main(String[] args) {
    Hashtable<String, Integer> outer = new Hashtable<>();
    Hashtable<String, Integer> inner = new Hashtable<>();
    AtomicInteger calls = new AtomicInteger();
    Workers.run(
        3,
        worker -> {
          for (int step = 0; step < 5; step++) {
            String key = "k" + step;
            outer.computeIfAbsent(
                key,
                k ->
                    inner.computeIfAbsent(
                        k,
                        i -> {
                          Thread helper = new Thread(calls::incrementAndGet);
                          helper.start();
                          Workers.join(helper);
                          return i.length();
                        }));
          }
        });
    System.out.println("calls " + calls.get() + " " + new TreeMap<>(outer));
  }
}
