package dev.jay.agent.table;

import dev.jay.runtime.hooks.Containers;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types through which objects of the classes in {@code containers.table} are used. */
public final class ContainerTable {
  private final Set<String> types = new HashSet<>();
  private final Map<String, Set<String>> lists = new HashMap<>();

  private ContainerTable() {}

  /** One that names nothing, for programs that are not checked. */
  static ContainerTable empty() {
    return new ContainerTable();
  }

  /** Reads the table and tells the runtime of its classes. */
  static ContainerTable read() {
    ContainerTable table = new ContainerTable();
    TableText text = TableText.read("containers.table");
    while (text.next()) {
      List<String> words = text.words();
      table.add(words.get(0), words.size() > 1 ? words.get(1) : "");
    }
    Containers.declareViews(table.methods("$views"), table.methods("$inside"));
    return table;
  }

  private void add(String type, String list) {
    String[] names = list.isEmpty() ? new String[0] : list.split(",");
    if (type.equals("through")) {
      types.addAll(List.of(names));
      return;
    }
    Set<String> methods = new HashSet<>();
    for (String name : names) {
      if (name.startsWith("$")) {
        methods.addAll(methods(name));
      } else {
        methods.add(name);
      }
    }
    if (type.startsWith("$")) {
      lists.put(type, methods);
    } else {
      types.add(type);
      Containers.declare(type, methods);
    }
  }

  private Set<String> methods(String list) {
    Set<String> methods = lists.get(list);
    if (methods == null) {
      throw new IllegalStateException("containers.table: no such list: " + list);
    }
    return methods;
  }

  /** Whether a call through that type may be one on such an object. */
  public boolean names(String type) {
    return types.contains(type);
  }
}
