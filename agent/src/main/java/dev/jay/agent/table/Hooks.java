package dev.jay.agent.table;

/** Where the hooks are: the classes of the runtime that instrumented code calls. */
public final class Hooks {
  /** Their package, as it begins internal names. */
  public static final String PACKAGE = "dev/jay/runtime/hooks/";

  /** The thread's record, which some hooks hand from one to the next. */
  public static final String STRAND = "dev/jay/runtime/core/Strand";

  /** Its descriptor. */
  public static final String STRAND_TYPE = "L" + STRAND + ";";

  private Hooks() {}
}
