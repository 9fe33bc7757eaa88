package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicReference;

/** {@link TreiberPush} with compare-and-set. */
public final class TreiberPushFixed {
  private record Node(String name, Node next) {}

  private final AtomicReference<Node> top = new AtomicReference<>();

  public static void main(String[] args) throws InterruptedException {
    TreiberPushFixed stack = new TreiberPushFixed();
    Together.run(() -> stack.push("a"), () -> stack.push("b"));
    Node top = stack.top.get();
    require(top.next() != null, "pushed twice, and there is " + top.name() + " alone");
  }

  private void push(String name) {
    Node below = top.get();
    while (!top.compareAndSet(below, new Node(name, below))) {
      below = top.get();
    }
  }
}
