package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;
import dev.jay.analysis.code.Method;
import dev.jay.analysis.learn.Decisions.Decided;
import dev.jay.analysis.learn.Decisions.Place;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Races on ways that the traced run has not taken (PEREGRINE §4.1, Figure 10, second and third
 * case): a branch that inputs decide, whose other side accesses a field that another strand
 * accesses in a region whose order is open, one of the two a write. Such a branch must go the same
 * way again.
 *
 * <p>Elements of arrays on such ways are not looked at.
 */
final class UntakenWays {
  private final Machine machine;
  private final Map<String, Set<Access>> accesses = new HashMap<>(); // by field
  private final Map<Method, Set<Touch>> touches = new HashMap<>();

  private record Access(Region region, boolean writes) {}

  private record Touch(String field, boolean writes) {}

  UntakenWays(Machine machine) {
    this.machine = machine;
    machine.trace.forEachField(
        (field, strand, unit, writes) ->
            accesses
                .computeIfAbsent(field, k -> new HashSet<>())
                .add(new Access(new Region(strand, unit), writes)));
  }

  /** The instructions, not executed so far, that must stay so. */
  List<Place> found(Relevance relevance) {
    List<Place> found = new ArrayList<>();
    for (Map.Entry<Place, Decided> entry : machine.decisions.all().entrySet()) {
      Place place = entry.getKey();
      if (place.method().isBranch(place.instruction()) && !relevance.matters(place)) {
        look(place, entry.getValue().regions, found);
      }
    }
    return found;
  }

  private void look(Place branch, Set<Region> regions, List<Place> found) {
    Method method = branch.method();
    BitSet decided = method.flow().decided(branch.instruction());
    for (int i = decided.nextSetBit(0); i >= 0; i = decided.nextSetBit(i + 1)) {
      if (!machine.coverage.contains(method, i)) {
        for (Touch each : touched(method, i)) {
          if (mayRace(each, regions)) {
            found.add(new Place(method, i));
          }
        }
      }
    }
  }

  private boolean mayRace(Touch touch, Set<Region> regions) {
    Trace trace = machine.trace;
    for (Access access : accesses.getOrDefault(touch.field, Set.of())) {
      for (Region region : regions) {
        if ((touch.writes || access.writes) && region.isConcurrent(access.region, trace)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The fields that an instruction accesses, those of the methods that it calls included. */
  private Set<Touch> touched(Method method, int i) {
    AbstractInsnNode insn = method.instructions.get(i);
    if (insn instanceof FieldInsnNode access) {
      String owner = machine.program.declaring(access.owner, access.name).replace('/', '.');
      boolean writes =
          insn.getOpcode() == Opcodes.PUTFIELD || insn.getOpcode() == Opcodes.PUTSTATIC;
      return Set.of(new Touch(owner + "." + access.name, writes));
    }
    Set<Touch> all = new HashSet<>();
    if (insn instanceof MethodInsnNode call) {
      for (Method target : machine.program.targets(call)) {
        all.addAll(touched(target));
      }
    }
    return all;
  }

  private Set<Touch> touched(Method method) {
    Set<Touch> known = touches.get(method);
    if (known != null) {
      return known;
    }
    Set<Touch> all = new HashSet<>();
    touches.put(method, all); // for methods that call themselves
    for (int i = 0; i < method.instructions.size(); i++) {
      all.addAll(touched(method, i));
    }
    return all;
  }
}
