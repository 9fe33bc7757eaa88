package dev.jay.agent;

import dev.jay.runtime.hooks.Containers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types through which objects of the classes in {@code containers.table} are used. */
final class ContainerTable {
  private final Set<String> types = new HashSet<>();
  private final Map<String, Set<String>> lists = new HashMap<>();

  private ContainerTable() {}

  /** Reads the table and tells the runtime of its classes. */
  static ContainerTable read() {
    ContainerTable table = new ContainerTable();
    try (InputStream in = ContainerTable.class.getResourceAsStream("containers.table")) {
      if (in == null) {
        throw new IllegalStateException("containers.table is missing from the agent's jar");
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int remark = line.indexOf('#');
        String text = (remark < 0 ? line : line.substring(0, remark)).trim();
        if (!text.isEmpty()) {
          table.add(text.split("\\s+"));
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException("containers.table cannot be read", e);
    }
    Containers.declareViews(table.methods("$views"), table.methods("$inside"));
    return table;
  }

  private void add(String[] words) {
    String[] names = words.length > 1 ? words[1].split(",") : new String[0];
    if (words[0].equals("through")) {
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
    if (words[0].startsWith("$")) {
      lists.put(words[0], methods);
    } else {
      types.add(words[0]);
      Containers.declare(words[0], methods);
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
  boolean names(String type) {
    return types.contains(type);
  }
}
