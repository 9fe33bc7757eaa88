package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * What code of the JDK does to the arguments that it gets from the program, when checking.
 *
 * <p>A parameter that is declared as an array is read: a method that takes an array as such looks
 * into it, while one that merely keeps it (a collection) takes an Object. Some methods write it,
 * and {@link #KEEPING} keep it. Two numbers after an array are a part of it: from and to in Arrays,
 * offset and length elsewhere.
 *
 * <p>A parameter that is declared as a collection, a map or a text is read; {@link #CHANGING} write
 * it, wrappers keep it.
 *
 * <p>A parameter through which a StringBuffer, Vector, Hashtable, a view of one, or a synchronized
 * wrapper may come is looked at when the call is made: if it is one, its monitor is entered and
 * left before the call. That is more than some methods do, but it only makes more points of
 * decision.
 */
public final class ArgumentTable {
  /**
   * A hook before a call.
   *
   * @param hook the method of the runtime's class Arguments
   * @param arguments of the call, by place, that it gets
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Use(String hook, int... arguments) {}

  /** In place of a hook: the contents of the argument are read. */
  public static final String READ = "contents";

  /** The contents are written. */
  public static final String WRITTEN = "contents written";

  private static final String ARRAYS = "java/util/Arrays";

  private static final Set<String> WRITING =
      Set.of("fill", "setAll", "sort", "parallelSort", "parallelPrefix", "parallelSetAll");

  /** Methods that write the array they are given, in whatever class. */
  private static final Set<String> FILLING =
      Set.of("toArray", "read", "readNBytes", "readFully", "copyInto", "nextBytes");

  /** Methods that keep the array, or use a part of it that is not known here. */
  private static final Set<String> KEEPING = Set.of("asList", "wrap", "getChars", "getBytes");

  private static final String REFLECTION = "java/lang/reflect/Array";

  /** Types above the classes whose synchronized methods the JDK calls on arguments. */
  private static final Set<String> ABOVE =
      Set.of(
          "java/lang/Object",
          "java/lang/CharSequence",
          "java/lang/Appendable",
          "java/lang/Comparable",
          "java/lang/StringBuffer",
          "java/lang/Iterable",
          "java/util/Collection",
          "java/util/List",
          "java/util/Set",
          "java/util/Vector",
          "java/util/Map",
          "java/util/SortedMap",
          "java/util/Dictionary",
          "java/util/Enumeration",
          "java/util/Hashtable",
          "java/util/Properties");

  /** Types of parameters whose contents are read. */
  private static final Set<String> CONTENTS =
      Set.of(
          "java/util/Collection",
          "java/util/List",
          "java/util/Set",
          "java/util/SortedSet",
          "java/util/Map",
          "java/util/SortedMap",
          "java/util/ArrayDeque",
          "java/util/PriorityQueue",
          "java/util/EnumMap",
          "java/util/EnumSet",
          "java/util/BitSet",
          "java/lang/Iterable",
          "java/lang/CharSequence",
          "java/lang/StringBuilder");

  /** Methods that write the first of such arguments. */
  private static final Set<String> CHANGING =
      Set.of(
          "drainTo",
          "java/util/Collections.addAll",
          "java/util/Collections.copy",
          "java/util/Collections.fill",
          "java/util/Collections.replaceAll",
          "java/util/Collections.reverse",
          "java/util/Collections.rotate",
          "java/util/Collections.shuffle",
          "java/util/Collections.sort",
          "java/util/Collections.swap");

  /** How the names of methods begin that make a wrapper around such an argument. */
  private static final List<String> WRAPPING =
      List.of("unmodifiable", "synchronized", "checked", "newSetFromMap", "asLifoQueue");

  private ArgumentTable() {}

  /** The hooks before a call of the JDK's. */
  public static List<Use> uses(String owner, String name, Type[] types) {
    if (owner.equals("java/lang/System") && name.equals("arraycopy")) {
      return List.of(new Use("readSlice", 0, 1, 4), new Use("writeSlice", 2, 3, 4));
    }
    if (owner.equals(REFLECTION)) {
      return name.startsWith("get") && types.length == 2
          ? List.of(new Use("readElement", 0, 1))
          : name.startsWith("set") ? List.of(new Use("writeElement", 0, 1)) : List.of();
    }
    if ((name.equals("getChars") || name.equals("getBytes")) && types.length == 4) {
      return List.of(new Use("writeCopied", 2, 3, 0, 1));
    }
    if (owner.startsWith("java/lang/invoke/") && !owner.endsWith("/StringConcatFactory")) {
      return List.of(); // a handle has another descriptor at each call
    }
    List<Use> uses = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      if (types[i].getSort() == Type.ARRAY && !KEEPING.contains(name)) {
        uses.add(ofArray(owner, name, types, i));
      } else if (types[i].getSort() == Type.OBJECT) {
        String type = types[i].getInternalName();
        if (ABOVE.contains(type)) {
          uses.add(new Use("pass", i));
        }
        if (CONTENTS.contains(type) && !Prefixes.start(name, WRAPPING)) {
          boolean writes =
              i == 0 && (CHANGING.contains(name) || CHANGING.contains(owner + "." + name));
          uses.add(new Use(writes ? WRITTEN : READ, i));
        }
      }
    }
    return uses;
  }

  private static Use ofArray(String owner, String name, Type[] types, int i) {
    boolean isArrays = owner.equals(ARRAYS);
    boolean takesOut = owner.startsWith("java/nio/") && name.equals("get");
    boolean writes = isArrays ? WRITING.contains(name) : takesOut || FILLING.contains(name);
    String hook = writes ? "write" : "read";
    if (isNumber(types, i + 1) && isNumber(types, i + 2)) {
      return new Use(hook + (isArrays ? "Range" : "Slice"), i, i + 1, i + 2);
    }
    return isArrays && name.equals("copyOf")
        ? new Use("readFirst", i, i + 1)
        : new Use(hook + "All", i);
  }

  private static boolean isNumber(Type[] types, int i) {
    return i < types.length && types[i].getSort() == Type.INT;
  }
}
