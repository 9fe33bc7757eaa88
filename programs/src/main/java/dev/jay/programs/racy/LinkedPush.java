package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A linked stack without a lock: two threads push on the same head, and one node is lost with all
 * that was pushed on it. What varies: the length of the list.
 */
public final class LinkedPush {
  /** A node; its rest never changes. */
  private record Node(int value, Node rest) {}

  private static Node head;

  public static void main(String[] args) {
    Parameters.steps(args, LinkedPush::push);
    int length = 0;
    for (Node node = head; node != null; node = node.rest) {
      length++;
    }
    Parameters.result(length);
  }

  private static void push(int worker, int step) {
    Node rest = head; // race
    Work.units(1);
    head = new Node(step, rest); // race
  }
}
