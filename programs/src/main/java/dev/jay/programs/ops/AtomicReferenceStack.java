package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicReference;

/** A Treiber stack: pushes and pops by compareAndSet; the order on the stack varies. */
public final class AtomicReferenceStack {
  private record Node(int value, Node next) {}

  private final AtomicReference<Node> top = new AtomicReference<>();

  private int push(int value) {
    for (int tries = 0; ; tries++) {
      Node before = top.get();
      if (top.compareAndSet(before, new Node(value, before))) {
        return tries;
      }
    }
  }

  private int pop() {
    while (true) {
      Node before = top.get();
      if (before == null) {
        return -1;
      }
      if (top.compareAndSet(before, before.next())) {
        return before.value();
      }
    }
  }

  public static void main(String[] args) {
    AtomicReferenceStack stack = new AtomicReferenceStack();
    int[][] seen = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          if (step % 3 < 2) {
            seen[worker][step] = stack.push(worker * 100 + step);
          } else {
            seen[worker][step] = stack.pop();
          }
        });
    Digest rest = new Digest();
    for (int value = stack.pop(); value >= 0; value = stack.pop()) {
      rest.add(value);
    }
    System.out.println("seen " + Digest.of(seen) + " rest " + rest);
  }
}
