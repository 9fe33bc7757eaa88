package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicStampedReference;

/** {@link AbaStack} with a stamp that every change of the top moves. */
public final class AbaStackFixed {
  /** A cell that is used again after it was popped; its link is written before it is pushed. */
  private static final class Node {
    final String name;
    volatile Node next;

    Node(String name, Node next) {
      this.name = name;
      this.next = next;
    }
  }

  private final AtomicStampedReference<Node> top =
      new AtomicStampedReference<>(new Node("A", new Node("B", null)), 0);

  public static void main(String[] args) throws InterruptedException {
    AbaStackFixed stack = new AbaStackFixed();
    Together.run(stack::pop, stack::popTwoPushOne);
    Node top = stack.top.getReference();
    require(top == null || !top.name.equals("B"), "B is popped, and on the stack");
  }

  /** Thread two took B for itself when it could pop twice. */
  private void popTwoPushOne() {
    Node first = pop();
    Node second = pop();
    if (first != null && second != null) {
      push(first);
    }
  }

  private Node pop() {
    int[] stamp = new int[1];
    Node node = top.get(stamp);
    while (node != null && !top.compareAndSet(node, node.next, stamp[0], stamp[0] + 1)) {
      node = top.get(stamp);
    }
    return node;
  }

  private void push(Node node) {
    int[] stamp = new int[1];
    do {
      node.next = top.get(stamp);
    } while (!top.compareAndSet(node.next, node, stamp[0], stamp[0] + 1));
  }
}
