package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** A VarHandle on array elements; who draws which number from which element varies. */
public final class VarHandleArrays {
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle NAMES = MethodHandles.arrayElementVarHandle(String[].class);

  public static void main(String[] args) {
    int[] ints = new int[2];
    String[] names = {"-", "-"};
    StringBuilder[] seen = new StringBuilder[4];
    Arrays.setAll(seen, i -> new StringBuilder());
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          int i = step % 2;
          seen[worker].append(' ').append((int) INTS.getAndAdd(ints, i, 1));
          seen[worker].append((String) NAMES.getAndSet(names, i, "w" + worker));
        });
    for (StringBuilder row : seen) {
      System.out.println("seen" + row);
    }
    System.out.println("outcome " + Arrays.toString(ints));
  }
}
