package dev.jay.agent.scan;

import java.util.Arrays;

/**
 * The loops of a method, by its jumps back in the order of the code, with the weight that a trip
 * round each has as a measure of computing. Loops without calls, one within the other, are what
 * compilers are best at, and nothing may stand in their way: of those only the outermost counts,
 * and more for having others inside.
 */
public final class Loops {
  private static final int WITH_LOOPS_INSIDE = 8;

  private int[] starts = new int[4];
  private int[] ends = new int[4];
  private int[] weights = {};
  private int size;

  void add(int start, int end) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    starts[size] = start;
    ends[size++] = end;
  }

  /** All jumps are known, and all calls, and those of clocks among them. */
  void weigh(Places calls, Places clocks) {
    boolean[] hasCalls = new boolean[size];
    for (int i = 0; i < size; i++) {
      hasCalls[i] = calls.hasOneIn(starts[i], ends[i]);
    }
    weights = new int[size];
    for (int i = 0; i < size; i++) {
      if (!leavesAnother(i) && !followsClock(i, clocks)) {
        weights[i] = hasCalls[i] ? 1 : weightWithoutCalls(i, hasCalls);
      }
    }
  }

  /** Whether it goes on until a clock says that it is enough: another number of trips each time. */
  private boolean followsClock(int loop, Places clocks) {
    for (int other = 0; other < size; other++) {
      if ((other == loop || contains(other, loop)) && clocks.hasOneIn(starts[other], ends[other])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the jump stands inside a loop that it leaves for the next trip of an outer one:
   * compilers let the condition of an inner loop do that, so that it is looked at in each trip of
   * the inner one.
   */
  private boolean leavesAnother(int jump) {
    for (int other = 0; other < size; other++) {
      if (starts[jump] < starts[other] && starts[other] <= ends[jump] && ends[jump] < ends[other]) {
        return true;
      }
    }
    return false;
  }

  private int weightWithoutCalls(int loop, boolean[] hasCalls) {
    int weight = 1;
    for (int other = 0; other < size; other++) {
      if (contains(loop, other)) {
        weight = WITH_LOOPS_INSIDE;
      }
      if (contains(other, loop) && !hasCalls[other]) {
        return 0;
      }
    }
    return weight;
  }

  private boolean contains(int outer, int inner) {
    return starts[outer] < starts[inner] && ends[inner] < ends[outer];
  }

  /** What a trip that ends with that jump back is worth; 0 if it is not counted. */
  public int weight(int jump) {
    return weights[jump];
  }

  /** Whether no other jump goes back to the same place from further on. */
  public boolean isLast(int jump) {
    for (int other = jump + 1; other < size; other++) {
      if (starts[other] == starts[jump]) {
        return false;
      }
    }
    return true;
  }
}
