package dev.jay.checker.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A path from the root of the tree of schedules: its nodes, and the strand that is chosen at each.
 * It is the stack of a depth-first search. Node i decides event i + 1; event 0 is nobody's choice.
 * Paths with a common beginning share its nodes, so what one search adds to a node the others see.
 * Other packages only carry it.
 */
public final class TreePath {
  /** In place of the last choice: none has been made there. */
  static final int NONE = -1;

  private final List<Node> nodes;
  private int[] choices; // by node; longer than the path

  TreePath() {
    this(new ArrayList<>(), new int[16]);
  }

  private TreePath(List<Node> nodes, int[] choices) {
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

  /** Replaces the choice at the last node. */
  void turn(int choice) {
    choices[nodes.size() - 1] = choice;
  }

  void removeLast() {
    nodes.remove(nodes.size() - 1);
  }

  /** The path to node i, with another choice there. */
  TreePath branch(int i, int choice) {
    TreePath branch = beginning(i + 1);
    branch.turn(choice);
    return branch;
  }

  /** The first {@code length} nodes, with the same choices. */
  TreePath beginning(int length) {
    return new TreePath(
        new ArrayList<>(nodes.subList(0, length)), Arrays.copyOf(choices, choices.length));
  }
}
