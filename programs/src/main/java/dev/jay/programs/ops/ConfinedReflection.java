package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.lang.reflect.Field;

/** A thread counts in a volatile field of its own until another thread reads it by reflection. */
public final class ConfinedReflection {
  private static final class Counter implements Observed.Cell {
    private final Field field;
    volatile long count;

    Counter() throws NoSuchFieldException {
      field = Counter.class.getDeclaredField("count");
    }

    @Override
    public void use() {
      count = count + 1;
    }

    @Override
    public long look() throws IllegalAccessException {
      Thread.yield();
      return field.getLong(this);
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
