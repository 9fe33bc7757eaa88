package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Double-checked locking without volatile, one object in each step. A compiler may let the object
 * be seen before its fields; here the source does so, since on x86 that would be rare: the field is
 * assigned, then the object is filled, both under the lock that the first check does not take. What
 * varies: how often an object is seen empty.
 */
public final class DoubleChecked {
  private static final AtomicInteger EMPTY = new AtomicInteger();

  /** What is made once. */
  private static final class Settings {
    private int value;
  }

  private static final Settings[] INSTANCES = new Settings[1000];

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> use(get(step % INSTANCES.length)));
    Parameters.result(EMPTY.get());
  }

  private static Settings get(int i) {
    if (INSTANCES[i] == null) { // race
      synchronized (INSTANCES) {
        if (INSTANCES[i] == null) {
          INSTANCES[i] = new Settings(); // race
          Work.units(4);
          INSTANCES[i].value = 1; // race
        }
      }
    }
    return INSTANCES[i]; // race
  }

  private static void use(Settings settings) {
    if (settings.value == 0) { // race
      EMPTY.incrementAndGet();
    }
  }
}
