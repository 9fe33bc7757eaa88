package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.lang.reflect.Field;

/** Threads write volatile fields by reflection, static ones and others, and read them. */
public final class VolatileReflection {
  private static volatile Object shared = "";
  private volatile int number;

  public static void main(String[] args) throws Exception {
    Field ofAll = VolatileReflection.class.getDeclaredField("shared");
    Field ofOne = VolatileReflection.class.getDeclaredField("number");
    VolatileReflection object = new VolatileReflection();
    StringBuilder[] seen = new StringBuilder[3];
    Workers.run(
        3,
        worker -> {
          seen[worker] = new StringBuilder();
          for (int i = 0; i < 30; i++) {
            Work.uneven(worker, i);
            ofAll.set(null, worker + "." + i);
            ofOne.setInt(object, 100 * worker + i);
            seen[worker].append(' ').append(ofAll.get(null)).append(' ').append(ofOne.get(object));
          }
        });
    for (StringBuilder each : seen) {
      System.out.println("seen" + each);
    }
    System.out.println("outcome " + (object.number % 100 + shared.toString().length() > 0));
  }
}
