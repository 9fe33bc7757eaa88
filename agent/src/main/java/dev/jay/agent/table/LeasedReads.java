package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Methods of the JDK that do nothing but read their object, so that they take no turn while nobody
 * writes it. Others that only look, as the checker sees it, do not count: a queue takes its lock
 * for that, or tidies up.
 */
public final class LeasedReads {
  private final Set<String> looks;
  private final List<String> classes;

  LeasedReads(Table table) {
    looks = new HashSet<>(table.group("@looks"));
    classes = table.group("@leased");
  }

  /** Whether the method of that name is one. */
  public boolean contain(String className, String method) {
    return looks.contains(method) && Prefixes.start(className, classes);
  }
}
