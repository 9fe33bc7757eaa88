package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.EnumMap;
import java.util.EnumSet;

/** The first uses of reflection, enums and annotations. */
public final class FirstReflection {
  /** An annotation to be found. */
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Mark {
    int value();
  }

  /** Constants to be found by name. */
  private enum Color {
    RED,
    GREEN
  }

  /** Members to be found. */
  @Mark(3)
  private record Point(int x, int y) {}

  public static void main(String[] args) {
    FirstUse.run(
        worker -> Color.valueOf("GREEN") + "" + EnumSet.allOf(Color.class),
        worker -> new EnumMap<Color, Integer>(Color.class).size(),
        worker -> Point.class.getAnnotation(Mark.class).value(),
        worker -> Point.class.getRecordComponents().length + Point.class.getMethods().length,
        worker ->
            Point.class
                .getDeclaredMethod("x")
                .invoke(Point.class.getDeclaredConstructor(int.class, int.class).newInstance(1, 2)),
        worker -> Color.class.getDeclaredField("RED").getGenericType().getTypeName());
  }
}
