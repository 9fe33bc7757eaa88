package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import java.util.concurrent.atomic.AtomicReference;

/** {@link LinkedPush} as Treiber's stack: the head changes by compare and set. */
public final class LinkedPushFixed {
  /** A node; its rest never changes. */
  private record Node(int value, Node rest) {}

  private static final AtomicReference<Node> HEAD = new AtomicReference<>();

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> HEAD.updateAndGet(rest -> new Node(step, rest)));
    int length = 0;
    for (Node node = HEAD.get(); node != null; node = node.rest) {
      length++;
    }
    Parameters.result(length);
  }
}
