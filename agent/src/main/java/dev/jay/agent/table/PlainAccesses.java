package dev.jay.agent.table;

/** What becomes of accesses to plain memory, and of calls on collections, in the program's code. */
public enum PlainAccesses {
  /** Nothing: they are as under java. */
  FREE,
  /** They are operations. */
  OPERATIONS,
  /** They are written down, and so is where each basic block begins. */
  TRACED,
  /** And so are the values that the program gets. */
  TRACED_WITH_VALUES,
  /** They are brought into the order of a hybrid schedule. */
  ORDERED;

  public boolean isTraced() {
    return this == TRACED || this == TRACED_WITH_VALUES;
  }
}
