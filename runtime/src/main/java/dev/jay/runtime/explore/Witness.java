package dev.jay.runtime.explore;

/**
 * Sees what the strands of a run do, for the table, the page and the file of a failing schedule.
 * Looking at stacks is slow, so only runs that are to be told of have one.
 */
public interface Witness {
  /** A strand does something; its value comes later, and so may what it touches. */
  void saw(Deed deed);
}
