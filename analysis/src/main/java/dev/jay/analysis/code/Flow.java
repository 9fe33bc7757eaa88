package dev.jay.analysis.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Which instructions of a method are executed or not by a branch's decision: those on the ways from
 * it to its nearest post-dominator, where all ways meet again (Ferrante, Ottenstein, Warren).
 *
 * <p>A way that ends in a throw out of the method counts as none, as long as there is another: a
 * check that throws does not make all that follows depend on it. {@link #guards} says which
 * branches are such checks.
 */
public final class Flow {
  private final Method method;
  private final int size;
  private final boolean[] aborts; // all ways from there end in a throw
  private final int[] postDominator; // the nearest; size for the method's end; -1 for none
  private final BitSet[] decided; // by branch

  Flow(Method method) {
    this.method = method;
    this.size = method.instructions.size();
    this.aborts = new boolean[size];
    this.postDominator = new int[size + 1];
    this.decided = new BitSet[size];
    findAborts();
    findPostDominators();
    for (int i = 0; i < size; i++) {
      if (method.isBranch(i)) {
        decided[i] = between(i);
      }
    }
  }

  /** The instructions that the branch decides about. */
  public BitSet decided(int branch) {
    return decided[branch];
  }

  /** The branches that decide about an instruction. */
  public List<Integer> deciders(int instruction) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (decided[i] != null && decided[i].get(instruction)) {
        found.add(i);
      }
    }
    return found;
  }

  /** Whether one side of the branch does nothing but throw, and the other goes on. */
  public boolean guards(int branch) {
    if (aborts[branch]) {
      return false;
    }
    for (int next : method.successors(branch)) {
      if (aborts[next]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Greatest fixed point: an instruction aborts unless it reaches a return or a loop without end.
   */
  private void findAborts() {
    Arrays.fill(aborts, true);
    boolean changes = true;
    while (changes) {
      changes = false;
      for (int i = size - 1; i >= 0; i--) {
        if (aborts[i] && !staysAbort(i)) {
          aborts[i] = false;
          changes = true;
        }
      }
    }
  }

  private boolean staysAbort(int i) {
    int opcode = method.instructions.get(i).getOpcode();
    if (opcode == Opcodes.ATHROW) {
      return !isCaught(i);
    }
    int[] next = method.successors(i);
    if (next.length == 0) {
      return false; // a return
    }
    for (int each : next) {
      if (!aborts[each] || each <= i) {
        return false;
      }
    }
    return true;
  }

  private boolean isCaught(int i) {
    for (int handler : method.handlers()) {
      if (method.catches(i, handler)) {
        return true;
      }
    }
    return false;
  }

  /** Where the flow goes on, as far as it counts; the method's end is instruction {@code size}. */
  private int[] ways(int i) {
    int[] next = method.successors(i);
    if (next.length == 0) {
      return new int[] {size};
    }
    if (aborts[i] || next.length == 1) {
      return next;
    }
    int[] going = Arrays.stream(next).filter(each -> !aborts[each]).toArray();
    return going.length == 0 ? next : going;
  }

  /** Iterates over sets of post-dominators, as small methods allow; then takes the nearest. */
  private void findPostDominators() {
    BitSet[] sets = new BitSet[size + 1];
    for (int i = 0; i <= size; i++) {
      sets[i] = new BitSet(size + 1);
      sets[i].set(0, size + 1);
    }
    sets[size].clear();
    sets[size].set(size);
    boolean changes = true;
    while (changes) {
      changes = false;
      for (int i = size - 1; i >= 0; i--) {
        BitSet meet = null;
        for (int next : ways(i)) {
          if (meet == null) {
            meet = (BitSet) sets[next].clone();
          } else {
            meet.and(sets[next]);
          }
        }
        if (meet != null) {
          meet.set(i);
          if (!meet.equals(sets[i])) {
            sets[i] = meet;
            changes = true;
          }
        }
      }
    }
    for (int i = 0; i < size; i++) {
      postDominator[i] = nearest(i, sets);
    }
  }

  /** Of the post-dominators of {@code i}, the one that all others post-dominate. */
  private int nearest(int i, BitSet[] sets) {
    int best = -1;
    int most = -1;
    for (int each = sets[i].nextSetBit(0); each >= 0; each = sets[i].nextSetBit(each + 1)) {
      int count = sets[each].cardinality();
      if (each != i && count > most) {
        best = each;
        most = count;
      }
    }
    return best;
  }

  private BitSet between(int branch) {
    int end = postDominator[branch];
    BitSet seen = new BitSet(size);
    Deque<Integer> open = new ArrayDeque<>();
    for (int next : method.successors(branch)) {
      open.push(next);
    }
    while (!open.isEmpty()) {
      int i = open.pop();
      if (i == end || i >= size || seen.get(i)) {
        continue;
      }
      seen.set(i);
      for (int next : method.successors(i)) {
        open.push(next);
      }
      for (int handler : method.handlers()) {
        if (method.catches(i, handler)) {
          open.push(handler);
        }
      }
    }
    return seen;
  }
}
