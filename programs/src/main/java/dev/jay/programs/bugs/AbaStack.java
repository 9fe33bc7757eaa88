package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Bug: a compare-and-set sees the same top and takes it for the same stack. Schedule: thread one
 * reads top A and next B; thread two pops A and B and pushes A again; thread one sets the top to B,
 * which is popped already.
 */
public final class AbaStack {
  /** A cell that is used again after it was popped; its link is written before it is pushed. */
  private static final class Node {
    final String name;
    volatile Node next;

    Node(String name, Node next) {
      this.name = name;
      this.next = next;
    }
  }

  private final AtomicReference<Node> top =
      new AtomicReference<>(new Node("A", new Node("B", null)));

  public static void main(String[] args) throws InterruptedException {
    AbaStack stack = new AbaStack();
    Together.run(stack::pop, stack::popTwoPushOne);
    Node top = stack.top.get();
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
    Node node = top.get();
    while (node != null && !top.compareAndSet(node, node.next)) {
      node = top.get();
    }
    return node;
  }

  private void push(Node node) {
    do {
      node.next = top.get();
    } while (!top.compareAndSet(node.next, node));
  }
}
