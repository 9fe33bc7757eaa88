package dev.jay.agent.table;

/**
 * What the classes of this JVM are instrumented for. It is decided once, by the agent's options;
 * nothing else says whether we are checking.
 */
public final class Mode {
  /** The program runs, with real time and its own seeds. */
  public static final Mode RUN = new Mode(false, false, false, false, false, PlainAccesses.FREE);

  /** Schedules of the program are explored: all is told to the runtime that bears on races. */
  public final boolean checking;

  public final boolean logicalTime;

  /** Random numbers come from the runtime. */
  public final boolean seeded;

  /** Generators that the program does not seed begin with seeds of the runtime's. */
  public final boolean seeds;

  /** The number of processors is given. */
  public final boolean givenCpus;

  /** Inputs are recorded or replayed. */
  public final boolean taped;

  /** What becomes of plain accesses to memory. */
  public final PlainAccesses plain;

  public Mode(
      boolean checking,
      boolean logicalTime,
      boolean seeded,
      boolean givenCpus,
      boolean taped,
      PlainAccesses plain) {
    this(checking, logicalTime, seeded, seeded || taped, givenCpus, taped, plain);
  }

  private Mode(
      boolean checking,
      boolean logicalTime,
      boolean seeded,
      boolean seeds,
      boolean givenCpus,
      boolean taped,
      PlainAccesses plain) {
    this.checking = checking;
    this.logicalTime = logicalTime;
    this.seeded = seeded;
    this.seeds = seeds;
    this.givenCpus = givenCpus;
    this.taped = taped;
    this.plain = plain;
  }

  /** The same, with seeds of the runtime's. */
  public Mode withSeeds() {
    return new Mode(checking, logicalTime, seeded, true, givenCpus, taped, plain);
  }

  /** Whether rows of the table with that treatment are carried out. */
  public boolean asksFor(String treatment) {
    switch (treatment) {
      case "clocks":
        return logicalTime;
      case "seeds":
        return seeds;
      case "fills":
        return seeded;
      case "checked-first":
      case "checked-unless":
      case "checked-accesses":
      case "checked-own":
      case "checked-instead":
      case "checked-contents":
      case "checked-user-code":
        return checking;
      case "outside-if-pipe":
      case "unrecorded-outside":
        return !taped || checking; // a check has no tapes
      case "recorded-accesses":
      case "archive":
      case "archive-at":
        return taped;
      default:
        return true;
    }
  }
}
