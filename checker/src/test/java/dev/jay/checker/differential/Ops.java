package dev.jay.checker.differential;

/** Implemented by generated classes: the operations on one {@link Subject}. */
public interface Ops {
  /** Makes {@code o}. */
  Object makeBeside() throws Throwable;

  /** Makes {@code s}. */
  Object make(Object o) throws Throwable;

  /** Makes the operation of that number; {@code x} are the arrays and texts that all share. */
  Object call(int number, Object s, Object o, Shared x) throws Throwable;

  /** The threads of a program: started, and waited for. */
  void threads(Runnable[] bodies) throws Throwable;
}
