package dev.jay.checker.search;

/**
 * A backtracking point: one of {@code initials} has to be tried at node {@code depth}, so that the
 * two events of a race come in the other order.
 *
 * @param depth of the node, from the root
 * @param initials the initials of the reversed race that are enabled there, as a bit set; if there
 *     are none, every enabled strand has to be tried
 * @param racing the strand of the race's second event, which is preferred
 */
record BacktrackRequest(int depth, long initials, int racing) {
  /** Adds to the node's backtrack set, unless one of the initials is in it. */
  void applyTo(Node node) {
    if (initials == 0) {
      node.backtrack |= node.enabled;
    } else if ((node.backtrack & initials) == 0) {
      long preferred = 1L << racing;
      node.backtrack |= (initials & preferred) != 0 ? preferred : Long.lowestOneBit(initials);
    }
  }

  boolean isMetBy(Node node) {
    return initials == 0 ? (node.enabled & ~node.backtrack) == 0 : (node.backtrack & initials) != 0;
  }
}
