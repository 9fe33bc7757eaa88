package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import dev.jay.runtime.explore.Guards;
import dev.jay.trace.Operation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Regions as the checker wants them: told apart by what they do to their object. Two methods that
 * only look can change places without anybody seeing it; a method that hands out a part of the
 * object which never changes is no operation at all; one that waits has a gate, which says whether
 * it can go on. The table's groups name them.
 */
public final class CheckedRegions {
  /** What {@link #operation} says of a method that is none. */
  public static final int NONE = -1;

  private final Set<String> looks;
  private final Set<String> constants;
  private final List<String> neverLooking;
  private final List<String> gettersThatWait;
  private final List<String> withoutConstants;
  private final Set<String> inParts;
  private final Map<String, int[]> gates = new HashMap<>(); // class.method to {access, gate}

  CheckedRegions(Table table) {
    looks = new HashSet<>(table.group("@looks"));
    constants = new HashSet<>(table.group("@constants"));
    neverLooking = table.group("@never-looking");
    gettersThatWait = table.group("@getters-that-wait");
    withoutConstants = table.group("@without-constants");
    inParts = new HashSet<>(table.group("@in-parts"));
    List<String> words = table.group("@gate");
    for (int i = 0; i < words.size(); i += 4) {
      int[] operation = {access(words.get(i + 2)), gate(words.get(i + 3))};
      for (String className : words.get(i).split(",")) {
        for (String method : words.get(i + 1).split(",")) {
          gates.put("java/util/concurrent/" + className + "." + method, operation);
        }
      }
    }
  }

  /** The operation of that kind that a method, by name and descriptor, is; or {@link #NONE}. */
  public int operation(String className, boolean isStatic, String method, int kind) {
    String name = method.substring(0, method.indexOf('('));
    if (inParts.contains(className) || inParts.contains(className + "." + name)) {
      return NONE;
    }
    if (!isStatic && constants.contains(name) && !Prefixes.start(className, withoutConstants)) {
      return NONE;
    }
    int[] gate = gates.get(className + "." + method);
    if (gate != null) {
      return Operation.of(kind, gate[0], gate[1]);
    }
    boolean looking =
        looks.contains(name)
            && !(name.equals("get") && Prefixes.start(className, gettersThatWait))
            && !Prefixes.start(className, neverLooking);
    return Operation.of(kind, looking ? Operation.READ : Operation.WRITE, 0);
  }

  private static int access(String word) {
    switch (word) {
      case "writes":
        return Operation.WRITE;
      case "acquires":
        return Operation.ACQUIRE;
      case "releases":
        return Operation.RELEASE;
      case "awaits":
        return Operation.AWAIT;
      default:
        throw new IllegalStateException("jdk.table: no such access: " + word);
    }
  }

  private static int gate(String word) {
    switch (word) {
      case "NONE":
        return Guards.NONE;
      case "LOCK":
        return Guards.LOCK;
      case "READ_LOCK":
        return Guards.READ_LOCK;
      case "PERMIT":
        return Guards.PERMIT;
      case "LATCH":
        return Guards.LATCH;
      case "ROOM":
        return Guards.ROOM;
      case "ELEMENT":
        return Guards.ELEMENT;
      case "DONE":
        return Guards.DONE;
      default:
        throw new IllegalStateException("jdk.table: no such gate: " + word);
    }
  }
}
