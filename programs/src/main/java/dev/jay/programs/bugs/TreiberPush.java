package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Bug: a push on Treiber's stack sets the top without comparing. Schedule: both threads read the
 * empty top; the second one's node covers the first one's.
 */
public final class TreiberPush {
  private record Node(String name, Node next) {}

  private final AtomicReference<Node> top = new AtomicReference<>();

  public static void main(String[] args) throws InterruptedException {
    TreiberPush stack = new TreiberPush();
    Together.run(() -> stack.push("a"), () -> stack.push("b"));
    Node top = stack.top.get();
    require(top.next() != null, "pushed twice, and there is " + top.name() + " alone");
  }

  private void push(String name) {
    top.set(new Node(name, top.get()));
  }
}
