package dev.jay.analysis.learn;

import dev.jay.analysis.code.Jdk;
import dev.jay.analysis.code.Method;
import dev.jay.analysis.learn.Decisions.Place;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Which objects an instruction was used on, by where they were made: what a points-to analysis
 * would estimate, as it was. Two instructions that were used on objects of different origins are
 * taken to be so for other inputs too; an instruction that was never executed may be used on any.
 */
final class Origins {
  /** The origin of an object that nothing is known of: it may be any. */
  private static final Place UNKNOWN = new Place(null, 0);

  private final Map<Method, @Nullable Set<Place>[]> used = new HashMap<>();
  private @Nullable Method last;
  private @Nullable Set<Place>[] ofLast = array(0);

  @SuppressWarnings("unchecked")
  private static @Nullable Set<Place>[] array(int length) {
    return (Set<Place>[]) new Set<?>[length];
  }

  void use(Method method, int instruction, @Nullable Ref object) {
    if (method != last) {
      last = method;
      ofLast = used.computeIfAbsent(method, k -> array(k.instructions.size()));
    }
    Set<Place> known = ofLast[instruction];
    if (known == null) {
      known = new HashSet<>();
      ofLast[instruction] = known;
    }
    known.add(object == null || object.origin == null ? UNKNOWN : object.origin);
  }

  /** Whether two instructions may be used on one object. */
  boolean mayMeet(Place a, Place b) {
    Set<Place> x = of(a);
    Set<Place> y = of(b);
    if (x == null || y == null || x.contains(UNKNOWN) || y.contains(UNKNOWN)) {
      return true;
    }
    for (Place each : x) {
      if (y.contains(each)) {
        return true;
      }
    }
    return false;
  }

  /** Whether two instructions were used on objects of one origin. */
  boolean haveMet(Place a, Place b) {
    Set<Place> x = of(a);
    Set<Place> y = of(b);
    if (x == null || y == null) {
      return false;
    }
    for (Place each : x) {
      if (!each.equals(UNKNOWN) && y.contains(each)) {
        return true;
      }
    }
    return false;
  }

  /** Whether what came from there has a state that code of the JDK may see or change. */
  static boolean hasState(@Nullable Ref object) {
    Place origin = object == null ? null : object.origin;
    if (object == null || origin == null || object.text != null) {
      return false;
    }
    AbstractInsnNode insn = origin.method().instructions.get(origin.instruction());
    if (insn.getOpcode() == Opcodes.NEWARRAY
        || insn.getOpcode() == Opcodes.ANEWARRAY
        || insn.getOpcode() == Opcodes.MULTIANEWARRAY) {
      return true;
    }
    String type = "";
    if (insn instanceof TypeInsnNode made) {
      type = made.desc;
    } else if (insn instanceof MethodInsnNode call) {
      type = Type.getReturnType(call.desc).getInternalName();
    }
    return type.startsWith("[") || Jdk.owns(type) && !Jdk.isValue(type);
  }

  private @Nullable Set<Place> of(Place place) {
    @Nullable Set<Place>[] known = used.get(place.method());
    return known == null ? null : known[place.instruction()];
  }
}
