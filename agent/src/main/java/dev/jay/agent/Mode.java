package dev.jay.agent;

/**
 * What the classes of this JVM are instrumented for. It is decided once, by the agent's options;
 * nothing else says whether we are checking.
 */
final class Mode {
  /** The program runs, with real time and its own seeds. */
  static final Mode RUN = new Mode(false, false, false, false);

  /** Schedules of the program are explored: all is told to the runtime that bears on races. */
  final boolean checking;

  final boolean logicalTime;

  /** Random numbers come from the runtime. */
  final boolean seeded;

  /** The number of processors is given. */
  final boolean givenCpus;

  Mode(boolean checking, boolean logicalTime, boolean seeded, boolean givenCpus) {
    this.checking = checking;
    this.logicalTime = logicalTime;
    this.seeded = seeded;
    this.givenCpus = givenCpus;
  }

  /** Whether rows of the table with that treatment are carried out. */
  boolean asksFor(String treatment) {
    switch (treatment) {
      case "clocks":
        return logicalTime;
      case "seeds":
      case "fills":
        return seeded;
      case "checked-first":
      case "checked-unless":
      case "checked-contents":
        return checking;
      default:
        return true;
    }
  }
}
