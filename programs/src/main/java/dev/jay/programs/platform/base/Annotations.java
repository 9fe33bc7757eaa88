package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Threads read annotations, generic types and records by reflection. */
public final class Annotations {
  private Annotations() {}

  @Retention(RetentionPolicy.RUNTIME)
  public @interface Marked {
    int value() default 3;
  }

  @Marked(4)
  private record Point(@Marked int x, java.util.List<String> names) {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          sums[worker] += Point.class.getAnnotation(Marked.class).value();
          sums[worker] += Point.class.getRecordComponents()[0].getAccessor().getName().length();
          sums[worker] +=
              Point.class.getDeclaredConstructors()[0].getGenericParameterTypes().length;
          sums[worker] += (int) Point.class.getDeclaredMethod("x").invoke(new Point(step, null));
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
