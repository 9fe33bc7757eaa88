package dev.jay.agent.table;

import dev.jay.agent.scan.Hierarchy;
import dev.jay.runtime.hooks.OldMethods;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which calls may reach a synchronized method of a class that was loaded before the agent, and
 * which hook stands before them, see {@link dev.jay.runtime.hooks.OldMonitors}. The rows {@code
 * bridged} of the table name the classes; their methods are found when the agent is installed,
 * before any call is transformed.
 *
 * <p>A call may reach such a method through its class, a subclass, or any type above it. For types
 * above, which most calls use for other classes, the hook begins with a test that the compiler
 * folds.
 */
public final class OldCalls {
  /** The hook before a call, and the number that it passes, or -1. */
  public static final class Hook {
    public final String name;
    public final int method;

    Hook(String name, int method) {
      this.name = name;
      this.method = method;
    }
  }

  /** A method, and the classes that declare it synchronized. */
  private static final class Known {
    final int number;
    final List<String> owners = new ArrayList<>();

    Known(int number) {
      this.number = number;
    }
  }

  private final Map<String, Known> methods = new HashMap<>(); // by name and descriptor
  private final Set<String> names = new HashSet<>();
  private final Map<String, Set<String>> above = new HashMap<>(); // types above a class

  /** Hooks for calls through types above: the classes that each of them tests for. */
  private static final String[][] TESTS = {
    {"callMap", "java/util/Hashtable", "java/util/Properties"},
    {"callText", "java/lang/StringBuffer"},
    {"callInput", "java/io/BufferedInputStream", "java/io/ByteArrayInputStream"},
    {"callOutput", "java/io/BufferedOutputStream", "java/io/ByteArrayOutputStream"},
    {
      "callObject",
      "java/util/Hashtable",
      "java/util/Properties",
      "java/lang/StringBuffer",
      "java/io/ByteArrayOutputStream"
    },
  };

  /** Finds the methods of a loaded class that the table's rows name. */
  public void add(Class<?> c, List<Row> rows) {
    for (Row row : rows) {
      if (row.treatment.equals("bridged")) {
        for (Map.Entry<String, Method> method : synchronizedMethods(c).entrySet()) {
          String name = method.getValue().getName();
          String descriptor = method.getKey().substring(name.length());
          if (row.matches(method.getValue().getModifiers(), name, descriptor)) {
            add(internalName(c), method.getValue(), method.getKey());
            above.put(internalName(c), typesAbove(c, new HashSet<>()));
          }
        }
      }
    }
  }

  /**
   * Those of instances, by name and descriptor, in that order: the JVM has them in one of its own,
   * which differs from run to run.
   */
  private static Map<String, Method> synchronizedMethods(Class<?> c) {
    Map<String, Method> found = new TreeMap<>();
    for (Method method : c.getDeclaredMethods()) {
      int modifiers = method.getModifiers();
      if (Modifier.isSynchronized(modifiers) && !Modifier.isStatic(modifiers)) {
        found.put(method.getName() + descriptor(method), method);
      }
    }
    return found;
  }

  // As ASM has them, which is not loaded only for this.

  private static String descriptor(Method method) {
    StringBuilder descriptor = new StringBuilder("(");
    for (Class<?> parameter : method.getParameterTypes()) {
      descriptor.append(parameter.descriptorString());
    }
    return descriptor.append(')').append(method.getReturnType().descriptorString()).toString();
  }

  private static String internalName(Class<?> c) {
    return c.getName().replace('.', '/');
  }

  private void add(String owner, Method method, String nameAndDescriptor) {
    int number = OldMethods.declare(nameAndDescriptor, method);
    names.add(method.getName());
    Known known = methods.get(nameAndDescriptor);
    if (known == null) {
      known = new Known(number);
      methods.put(nameAndDescriptor, known);
    }
    known.owners.add(owner);
  }

  private static Set<String> typesAbove(Class<?> c, Set<String> types) {
    for (Class<?> type : c.getInterfaces()) {
      types.add(internalName(type));
      typesAbove(type, types);
    }
    Class<?> superclass = c.getSuperclass();
    if (superclass != null) {
      types.add(internalName(superclass));
      typesAbove(superclass, types);
    }
    return types;
  }

  /** Whether the class was loaded before the agent, and has such methods. */
  public boolean knows(String owner) {
    return above.containsKey(owner);
  }

  /** Whether there is any method of that name to reach. */
  public boolean mayReach(String name) {
    return names.contains(name);
  }

  /** Whether a call through that class of the JDK may need a hook. */
  public boolean areMadeThrough(String owner, String name, String descriptor) {
    Known known = methods.get(name + descriptor);
    if (known != null) {
      for (String declaring : known.owners) {
        if (declaring.equals(owner) || isAbove(owner, declaring)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The hook before a call, or null. */
  public @Nullable Hook before(
      boolean bySuper, Hierarchy hierarchy, String owner, String name, String descriptor) {
    Known known = methods.get(name + descriptor);
    if (known == null) {
      return null;
    }
    if (bySuper) {
      return known.owners.contains(owner) ? new Hook("callSuper", -1) : null;
    }
    List<String> below = new ArrayList<>();
    for (String declaring : known.owners) {
      if (isBelow(hierarchy, owner, declaring)) {
        return new Hook("call", known.number);
      }
      if (isAbove(owner, declaring)) {
        below.add(declaring);
      }
    }
    return below.isEmpty() ? null : new Hook(test(below), known.number);
  }

  /**
   * Whether {@code owner} may be {@code ancestor} or one of its subclasses. The hook looks at the
   * object, so it does no harm to say so of a class of the JDK that is not.
   */
  private boolean isBelow(Hierarchy hierarchy, String owner, String ancestor) {
    return hierarchy.isA(owner, ancestor)
        || isAbove(ancestor, owner)
        || (ancestor.equals("java/lang/Throwable")
            && (owner.endsWith("Exception") || owner.endsWith("Error")));
  }

  /** Whether {@code type} is above the class. */
  private boolean isAbove(String type, String className) {
    Set<String> types = above.get(className);
    return types != null && types.contains(type);
  }

  private static String test(List<String> classes) {
    for (String[] test : TESTS) {
      if (List.of(test).containsAll(classes)) {
        return test[0];
      }
    }
    return "call";
  }
}
