package dev.jay.agent.table;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All that decides what is made of a class, but for the class itself: the mode and the tables that
 * are read for it.
 */
public final class Rules {
  public final Mode mode;
  public final Table table;
  public final ReplacedCalls replacedCalls;
  public final OldCalls oldCalls = new OldCalls();
  private final @Nullable CheckedRegions checkedRegions; // when checking
  public final ContainerTable containers;

  private Rules(Mode mode, Table table, ContainerTable containers) {
    this.mode = mode;
    this.table = table;
    this.replacedCalls = new ReplacedCalls(mode);
    this.checkedRegions = mode.checking ? new CheckedRegions(table) : null;
    this.containers = containers;
  }

  public static Rules read(Mode mode) {
    return new Rules(
        mode, Table.read(mode), mode.checking ? ContainerTable.read() : ContainerTable.empty());
  }

  /** Only when checking. */
  public CheckedRegions checkedRegions() {
    return Objects.requireNonNull(checkedRegions);
  }
}
