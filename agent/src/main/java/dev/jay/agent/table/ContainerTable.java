package dev.jay.agent.table;

import dev.jay.runtime.hooks.Containers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/** The types through which objects of the classes in {@code containers.table} are used. */
public final class ContainerTable {
  private static final int[] NO_PLACES = {};

  private final Set<String> types = new HashSet<>();
  private final Set<String> given = new HashSet<>();
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
    if (type.equals("given")) {
      given.addAll(List.of(names));
      return;
    }
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

  /**
   * The places of the arguments, at most two, whose contents a method of the JDK accesses: arrays
   * and collections. None for methods that keep what they are given, or only show it.
   */
  public int[] accessedArguments(String owner, String name, String descriptor) {
    boolean takes = given.contains(owner) || given.contains(owner + "." + name);
    if (!takes && !(types.contains(owner) && hasContents(name))) {
      return NO_PLACES;
    }
    Type[] arguments = Type.getArgumentTypes(descriptor);
    int[] places = new int[2];
    int count = 0;
    for (int i = 0; i < arguments.length && count < 2; i++) {
      if (mayBeAccessed(arguments[i], given.contains(owner + "." + name))) {
        places[count++] = i;
      }
    }
    return Arrays.copyOf(places, count);
  }

  /** Whether such a method of a container puts in, or looks for, what another one contains. */
  private static boolean hasContents(String name) {
    return name.equals("<init>") || name.endsWith("All") || name.equals("toArray");
  }

  private boolean mayBeAccessed(Type argument, boolean isAny) {
    switch (argument.getSort()) {
      case Type.ARRAY:
        return true;
      case Type.OBJECT:
        return types.contains(argument.getInternalName())
            || (isAny && argument.getInternalName().equals("java/lang/Object"));
      default:
        return false;
    }
  }
}
