package dev.jay.agent.scan;

/** What a method may have that the agent changes: bits of a set. */
public final class Trait {
  public static final int MONITOR = 1;

  /** A call that is replaced in the program and in most of the JDK. */
  public static final int CALL = 2;

  /** A call that is replaced where threads meet in the JDK. */
  public static final int JDK_CALL = 4;

  /** A call that may reach a synchronized method of a class loaded before the agent. */
  public static final int OLD_CALL = 8;

  public static final int SALT = 16;
  public static final int SYNCHRONIZED = 32;

  /** What every method has. */
  public static final int BODY = 64;

  /** It may go elsewhere than from one instruction to the next, other than by returning. */
  public static final int BRANCHES = 128;

  private Trait() {}
}
