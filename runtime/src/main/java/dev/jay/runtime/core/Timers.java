package dev.jay.runtime.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The strands that wait with a timeout, as a binary heap by (deadline, order of arrival). Only the
 * holder of the turn touches it. Each strand knows its place in the heap, so that a signalled
 * strand leaves in logarithmic time.
 */
public final class Timers {
  private @Nullable Strand[] heap = new Strand[16];
  private int size;
  private long arrivals;

  /** The earliest deadline, or {@code Long.MAX_VALUE}. */
  public long nextDeadline = Long.MAX_VALUE;

  public @Nullable Strand first() {
    return size == 0 ? null : heap[0];
  }

  void add(Strand s, long deadline) {
    s.wait.deadline = deadline;
    s.wait.timerOrder = arrivals++;
    if (size == heap.length) {
      heap = Arrays.copyOf(heap, 2 * size);
    }
    size++;
    siftUp(size - 1, s);
    noteFirst();
  }

  void remove(Strand s) {
    int hole = s.wait.timerIndex;
    if (hole < 0) {
      return;
    }
    s.wait.timerIndex = -1;
    size--;
    Strand moved = at(size);
    heap[size] = null;
    if (hole < size) {
      siftDown(hole, moved);
      if (heap[hole] == moved) {
        siftUp(hole, moved);
      }
    }
    noteFirst();
  }

  private void noteFirst() {
    nextDeadline = size == 0 ? Long.MAX_VALUE : at(0).wait.deadline;
  }

  private Strand at(int index) {
    Strand s = heap[index];
    assert s != null;
    return s;
  }

  private static boolean before(Strand a, Strand b) {
    return a.wait.deadline != b.wait.deadline
        ? a.wait.deadline < b.wait.deadline
        : a.wait.timerOrder < b.wait.timerOrder;
  }

  private void put(int index, Strand s) {
    heap[index] = s;
    s.wait.timerIndex = index;
  }

  private void siftUp(int index, Strand s) {
    int i = index;
    while (i > 0) {
      Strand parent = at((i - 1) >>> 1);
      if (!before(s, parent)) {
        break;
      }
      put(i, parent);
      i = (i - 1) >>> 1;
    }
    put(i, s);
  }

  private void siftDown(int index, Strand s) {
    int i = index;
    for (int child = 2 * i + 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && before(at(child + 1), at(child))) {
        child++;
      }
      if (!before(at(child), s)) {
        break;
      }
      put(i, at(child));
      i = child;
    }
    put(i, s);
  }
}
