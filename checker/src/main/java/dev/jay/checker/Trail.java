package dev.jay.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A way into the tree of schedules: decisions, and what was chosen at each. Node i decides event i
 * + 1; event 0 is nobody's choice. Trails with a common beginning share its nodes.
 */
final class Trail {
  /** In place of the last choice: none has been made there. */
  static final int NONE = -1;

  private final List<Node> nodes;
  private int[] choices;

  Trail() {
    this(new ArrayList<>(), new int[16]);
  }

  private Trail(List<Node> nodes, int[] choices) {
    this.nodes = nodes;
    this.choices = choices;
  }

  int size() {
    return nodes.size();
  }

  Node node(int i) {
    return nodes.get(i);
  }

  int choice(int i) {
    return choices[i];
  }

  void add(Node node, int choice) {
    if (nodes.size() == choices.length) {
      choices = Arrays.copyOf(choices, 2 * choices.length);
    }
    choices[nodes.size()] = choice;
    nodes.add(node);
  }

  Node last() {
    return nodes.get(nodes.size() - 1);
  }

  /** Another choice at the last node. */
  void turn(int choice) {
    choices[nodes.size() - 1] = choice;
  }

  void removeLast() {
    nodes.remove(nodes.size() - 1);
  }

  /** The way to node i, with another choice there. */
  Trail branch(int i, int choice) {
    Trail branch = beginning(i + 1);
    branch.turn(choice);
    return branch;
  }

  /** The way to node {@code length}, with the same choices. */
  Trail beginning(int length) {
    return new Trail(
        new ArrayList<>(nodes.subList(0, length)), Arrays.copyOf(choices, choices.length));
  }
}
