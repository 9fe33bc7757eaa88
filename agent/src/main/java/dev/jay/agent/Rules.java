package dev.jay.agent;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All that decides what is made of a class, but for the class itself: the mode and the tables that
 * are read for it.
 */
final class Rules {
  final Mode mode;
  final Table table;
  final Bridges bridges;
  final OldCalls oldCalls = new OldCalls();
  private final @Nullable CheckedRegions checkedRegions; // when checking
  final ContainerTable containers;

  private Rules(Mode mode, Table table, ContainerTable containers) {
    this.mode = mode;
    this.table = table;
    this.bridges = new Bridges(mode);
    this.checkedRegions = mode.checking ? new CheckedRegions(table) : null;
    this.containers = containers;
  }

  static Rules read(Mode mode) {
    return new Rules(
        mode, Table.read(mode), mode.checking ? ContainerTable.read() : ContainerTable.empty());
  }

  /** Only when checking. */
  CheckedRegions checkedRegions() {
    return Objects.requireNonNull(checkedRegions);
  }
}
