package dev.jay.runtime.explore;

/**
 * Sees every operation of a run, for the table and the file of a failing schedule. Looking at
 * stacks is slow, so only runs that are to be told of have one.
 */
public interface Witness {
  /**
   * A strand makes an operation.
   *
   * @param event the event that it belongs to
   * @param what kind and access, see {@link Operation}
   * @param target what it is made on, in words; empty if that says nothing
   * @param stack of the program's, the operation's place first
   */
  void saw(int event, int strand, int what, String target, StackTraceElement[] stack);
}
