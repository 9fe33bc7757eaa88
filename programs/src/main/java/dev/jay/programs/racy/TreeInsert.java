package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A binary search tree without locks: two threads find the same empty place, and the later one
 * takes the other's node away. What varies: how many keys are left in the tree.
 */
public final class TreeInsert {
  /** A node. */
  private static final class Node {
    final int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }

    /** The place below this node where the key belongs; null if that is here. */
    Node child(int other) {
      return other < key ? left : right; // race
    }
  }

  private static final Node ROOT = new Node(0);

  public static void main(String[] args) {
    Parameters.steps(args, TreeInsert::insert);
    Parameters.result(size(ROOT));
  }

  private static void insert(int worker, int step) {
    int key = (step * 64 + worker) * 0x9E3779B9;
    Node node = ROOT;
    for (Node next = node.child(key); next != null; next = node.child(key)) {
      node = next;
    }
    Work.units(2);
    if (key < node.key) {
      node.left = new Node(key); // race
    } else {
      node.right = new Node(key); // race
    }
  }

  private static int size(Node node) {
    return node == null ? 0 : 1 + size(node.left) + size(node.right);
  }
}
