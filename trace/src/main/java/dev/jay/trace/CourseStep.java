package dev.jay.trace;

/**
 * The beginning of a step in the course of a run, see {@link CourseEvents}. Filled anew for each.
 */
public final class CourseStep {
  /** In place of a kind: an operation goes on in which the strand gave up its turn. */
  public static final int AGAIN = Kind.COUNT;

  /** Flags of an end: the operation was about something that several strands use. */
  public static final int SHARED = 1;

  /** The strand holds a monitor. */
  public static final int IN_MONITOR = 2;

  /** It was put off, since it begins a task and is expected to compute. */
  public static final int PUT_OFF = 4;

  /** It skips rounds, since it calls a function of the program's, or has forked. */
  public static final int SKIPS = 8;

  public int strand;
  public int kind;

  /** The object that it is about; 0 for none. The first time, it is one more than all before. */
  public int target;

  /** The number of the object's class, which is told with the first step that is about it. */
  public int classNumber;

  /** It only looks at the object. */
  public boolean reads;

  /** The object is a lock's, and the strand has the lock. */
  public boolean holds;

  /** For how many nanoseconds the strand has computed since its last step. */
  public long computed;

  /** How many trips round loops it has told of meanwhile. */
  public int trips;

  /** How many stretches of operations on its own objects have ended meanwhile. */
  public int passes;

  /** For how many nanoseconds it did nothing meanwhile, being outside. */
  public long idle;
}
