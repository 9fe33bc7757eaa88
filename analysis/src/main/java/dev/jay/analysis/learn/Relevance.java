package dev.jay.analysis.learn;

import dev.jay.analysis.code.Jdk;
import dev.jay.analysis.code.Method;
import dev.jay.analysis.code.Program;
import dev.jay.analysis.learn.Decisions.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Which instructions bear on the schedule: a slice of the program backwards from its operations
 * (PEREGRINE §4.2, over the code instead of the trace). It grows by these rules until nothing is
 * added:
 *
 * <ul>
 *   <li>An operation matters, and so do the object that it is about and the numbers that it is
 *       given.
 *   <li>If an instruction matters, so do the branches that decide whether it is executed, and, if
 *       it is an operation or changes memory, the calls of its method.
 *   <li>If a branch matters, so do the values that it tests.
 *   <li>If a value matters, so do those that it is computed from: operands, arguments of the calls
 *       where it is a parameter, results of the methods that were called, writes to what was read.
 *       A field is one place for all objects; elements of arrays, and objects of the JDK, are told
 *       apart by where they were made.
 *   <li>If a method matters and a call may reach others instead, it matters which object the call
 *       is made on, or which one the JDK is given to call back; but not what that was made of.
 * </ul>
 *
 * What would race if it were executed must not be, see {@link UntakenWays}. What was not executed
 * and matters if it were is kept from being executed by the same rules, so its operands do not
 * matter. A call that was executed keeps to the methods that it has reached.
 *
 * <p>Checks that do nothing but throw decide about nothing (see {@link
 * dev.jay.analysis.code.Flow#guards}): a program that breaks off leaves its schedule in any case.
 */
final class Relevance {
  private final Program program;
  private final Set<Place> operations;
  private final Origins origins;
  private final Coverage coverage;
  private final UntakenWays untaken;
  private final UserSummaries summaries;
  private final Set<Place> reached = new LinkedHashSet<>();
  private final Set<Place> values = new LinkedHashSet<>();
  private final Set<Place> kinds = new HashSet<>(); // values of which only that matters
  private final Set<Method> begun = new HashSet<>();
  private final Set<String> fields = new HashSet<>();
  private final Deque<Runnable> open = new ArrayDeque<>();

  private final Set<Place> reachedOnce = new HashSet<>();
  private final Map<Method, List<Place>> callers = new HashMap<>(); // directly or by the JDK
  private final Map<Method, List<Place>> directCallers = new HashMap<>();
  private final Map<Method, List<Place>> lambdas = new HashMap<>(); // where they are made
  private final Map<String, List<Place>> writes = new HashMap<>();
  private final Map<String, List<Place>> jdkCalls = new HashMap<>(); // by owner

  /** How much is known beside the class files (PEREGRINE's Table 4 compares these). */
  enum Facts {
    /** Nothing: a slice of the program as it is, whatever the schedule. */
    NONE,
    /** What the trace tells: what was executed, and which objects instructions met. */
    OF_TRACE,
    /** The same, without the races that must not occur: no slice can be smaller. */
    WITHOUT_RACES
  }

  private final Facts facts;

  Relevance(Machine machine) {
    this(machine, Facts.OF_TRACE);
  }

  Relevance(Machine machine, Facts facts) {
    this.facts = facts;
    this.program = machine.program;
    this.operations = machine.operations;
    this.origins = machine.origins;
    this.coverage = machine.coverage;
    this.summaries = machine.userSummaries;
    for (Method each : program.methods()) {
      index(each);
    }
    for (Method each : program.methods()) {
      for (int i = 0; i < each.instructions.size(); i++) {
        if (operates(each, i)) {
          operation(each, i);
        }
      }
    }
    machine.operatedOnce.forEach(each -> reachOnce(each.method(), each.instruction()));
    this.untaken = new UntakenWays(machine);
    growUntilNothingIsAdded();
  }

  /** These branches must go the same ways again. */
  void keep(Iterable<Place> branches) {
    for (Place each : branches) {
      branch(each.method(), each.instruction());
      begin(each.method());
    }
    growUntilNothingIsAdded();
  }

  private boolean executed(Method method, int i) {
    return facts == Facts.NONE || coverage.contains(method, i);
  }

  private boolean mayMeet(Place a, Place b) {
    return facts == Facts.NONE || origins.mayMeet(a, b);
  }

  private boolean haveMet(Place a, Place b) {
    return facts == Facts.NONE || origins.haveMet(a, b);
  }

  private void growUntilNothingIsAdded() {
    grow();
    if (facts == Facts.WITHOUT_RACES) {
      return;
    }
    List<Place> more = untaken.found(this);
    while (!more.isEmpty()) {
      more.forEach(each -> reach(each.method(), each.instruction()));
      grow();
      more = untaken.found(this).stream().filter(each -> !reached.contains(each)).toList();
    }
  }

  private void grow() {
    while (!open.isEmpty()) {
      open.pop().run();
    }
  }

  /** Whether a branch or a call decides something that bears on the schedule. */
  boolean matters(Place place) {
    return reached.contains(place) || values.contains(place) || kinds.contains(place);
  }

  // ---- What there is

  private void index(Method method) {
    for (int i = 0; i < method.instructions.size(); i++) {
      Place place = new Place(method, i);
      AbstractInsnNode insn = method.instructions.get(i);
      if (insn instanceof MethodInsnNode call) {
        for (Method target : program.targets(call)) {
          directCallers.computeIfAbsent(target, k -> new ArrayList<>()).add(place);
          callers.computeIfAbsent(target, k -> new ArrayList<>()).add(place);
        }
        for (Method target : program.callbacks(call)) {
          callers.computeIfAbsent(target, k -> new ArrayList<>()).add(place);
        }
        if (Jdk.owns(call.owner) && !Jdk.isValue(call.owner)) {
          jdkCalls.computeIfAbsent(call.owner, k -> new ArrayList<>()).add(place);
        }
      } else if (insn instanceof InvokeDynamicInsnNode call && Program.isLambda(call)) {
        Handle body = Program.implementation(call);
        Method target = program.resolve(body.getOwner(), body.getName() + body.getDesc());
        if (target != null) {
          lambdas.computeIfAbsent(target, k -> new ArrayList<>()).add(place);
        }
      }
      String written = written(insn);
      if (written != null) {
        writes.computeIfAbsent(written, k -> new ArrayList<>()).add(place);
      }
    }
  }

  private boolean operates(Method method, int i) {
    AbstractInsnNode insn = method.instructions.get(i);
    int opcode = insn.getOpcode();
    if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
      return true;
    }
    if (insn instanceof MethodInsnNode call && Jdk.owns(call.owner)) {
      return Jdk.mayOperate(call.owner, call.name) || operations.contains(new Place(method, i));
    }
    if (insn instanceof MethodInsnNode call) {
      for (Method target : program.targets(call)) {
        if (target.isSynchronized()) {
          return true;
        }
      }
      return operations.contains(new Place(method, i)) && program.targets(call).isEmpty();
    }
    return insn instanceof FieldInsnNode access
        && (program.access(access.owner, access.name) & Opcodes.ACC_VOLATILE) != 0;
  }

  private @Nullable String written(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof FieldInsnNode access
        && (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC)) {
      return program.declaring(access.owner, access.name) + "." + access.name;
    }
    return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE
        ? "[" + (opcode - Opcodes.IASTORE)
        : null;
  }

  // ---- The rules

  private void operation(Method method, int i) {
    reach(method, i);
    if (!executed(method, i)) {
      return;
    }
    AbstractInsnNode insn = method.instructions.get(i);
    List<List<Integer>> operands = method.sources().operands(i);
    if (insn instanceof MethodInsnNode call) {
      Type[] types = Type.getArgumentTypes(call.desc);
      int first = operands.size() - types.length;
      for (int k = 0; k < operands.size(); k++) {
        boolean isNumber =
            k >= first && types[k - first].getSort() < Type.ARRAY && Jdk.counts(call.owner);
        boolean isReceiver = k < first;
        if (isNumber || isReceiver) {
          sources(method, operands.get(k), false);
        }
      }
    } else if (!operands.isEmpty() && insn.getOpcode() != Opcodes.PUTSTATIC) {
      sources(method, operands.get(0), false);
    }
  }

  /** The instruction must be executed as often as it was, in all calls of its method. */
  private void reach(Method method, int i) {
    decide(method, i);
    begin(method);
  }

  /**
   * Whether the instruction is executed matters, but not how often: the branches of a loop around
   * it are left open, and so are loops around calls of the method.
   */
  private void reachOnce(Method method, int i) {
    if (!reachedOnce.add(new Place(method, i))) {
      return;
    }
    open.push(
        () -> {
          for (int branch : method.flow().deciders(i)) {
            if (!method.leads(i, branch)) {
              branch(method, branch);
            }
          }
          for (Place each : callers.getOrDefault(method, List.of())) {
            reachOnce(each.method(), each.instruction());
          }
        });
  }

  /** The same in a call of the method that matters already. */
  private void decide(Method method, int i) {
    if (!reached.add(new Place(method, i))) {
      return;
    }
    open.push(
        () -> {
          for (int branch : method.flow().deciders(i)) {
            branch(method, branch);
          }
        });
  }

  private void begin(Method method) {
    if (!begun.add(method)) {
      return;
    }
    boolean wasExecuted = executed(method, 0);
    for (Place each : callers.getOrDefault(method, List.of())) {
      boolean isExecuted = executed(each.method(), each.instruction());
      if (wasExecuted || !isExecuted) {
        open.push(() -> reach(each.method(), each.instruction()));
      }
      if (isExecuted) {
        open.push(() -> chosen(each));
      }
    }
  }

  /** The call must reach the same methods again. */
  private void chosen(Place place) {
    MethodInsnNode call = (MethodInsnNode) place.method().instructions.get(place.instruction());
    List<List<Integer>> operands = place.method().sources().operands(place.instruction());
    if (Jdk.owns(call.owner)) {
      operands.forEach(each -> sources(place.method(), each, true));
    } else if (call.getOpcode() != Opcodes.INVOKESTATIC && program.targets(call).size() > 1) {
      sources(place.method(), operands.get(0), true);
    }
  }

  private void branch(Method method, int i) {
    Place place = new Place(method, i);
    if (values.add(place)) {
      decide(method, i);
      if (!executed(method, i)) {
        return;
      }
      for (List<Integer> each : method.sources().operands(i)) {
        sources(method, each, false);
      }
    }
  }

  /** {@code isKind}: of a value it matters only which object it is. */
  private void sources(Method method, List<Integer> sources, boolean isKind) {
    for (int each : sources) {
      if (each < 0) {
        parameter(method, -1 - each, isKind);
      } else {
        value(method, each, isKind);
      }
    }
  }

  private final Set<String> parameters = new HashSet<>();

  private void parameter(Method method, int number, boolean isKind) {
    if (!parameters.add(method.name + " " + number + (isKind ? " kind" : ""))) {
      return;
    }
    open.push(
        () -> {
          for (Place each : directCallers.getOrDefault(method, List.of())) {
            List<List<Integer>> given = each.method().sources().operands(each.instruction());
            int shift = given.size() - method.parameters.length; // a lambda's come last
            if (number + shift >= 0 && number + shift < given.size()) {
              sources(each.method(), given.get(number + shift), isKind);
            }
          }
          for (Place each : lambdas.getOrDefault(method, List.of())) {
            List<List<Integer>> captured = each.method().sources().operands(each.instruction());
            if (number < captured.size()) {
              sources(each.method(), captured.get(number), isKind);
            }
          }
        });
  }

  private void value(Place place, boolean isKind) {
    value(place.method(), place.instruction(), isKind);
  }

  private void value(Method method, int i, boolean isKind) {
    Place place = new Place(method, i);
    if (isKind ? !values.contains(place) && kinds.add(place) : values.add(place)) {
      open.push(() -> computed(method, i, isKind));
    }
  }

  private void computed(Method method, int i, boolean isKind) {
    AbstractInsnNode insn = method.instructions.get(i);
    if (!executed(method, i)) {
      reach(method, i); // it is not executed next time either; so its value does not matter
      return;
    }
    decide(method, i);
    if (changesMemory(insn)) {
      begin(method);
    }
    if (!isKind || !(insn instanceof InvokeDynamicInsnNode)) { // which captures what it is made of
      for (List<Integer> each : method.sources().operands(i)) {
        sources(method, each, isKind);
      }
    }
    int opcode = insn.getOpcode();
    if (insn instanceof FieldInsnNode access) {
      field(program.declaring(access.owner, access.name) + "." + access.name, isKind);
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      elements(new Place(method, i), "[" + (opcode - Opcodes.IALOAD), isKind);
    } else if (insn instanceof MethodInsnNode call) {
      result(new Place(method, i), call, isKind);
    } else if (isKind && insn instanceof TypeInsnNode made && opcode == Opcodes.NEW) {
      given(made);
    }
  }

  /**
   * What a new object of the JDK may call back, a thread for one, it was given when it was made.
   */
  private void given(TypeInsnNode made) {
    for (Place each : jdkCalls.getOrDefault(made.desc, List.of())) {
      MethodInsnNode call = (MethodInsnNode) each.method().instructions.get(each.instruction());
      if (call.name.equals("<init>")) {
        value(each, true);
      }
    }
  }

  /** What others may see who do not call the method. */
  private boolean changesMemory(AbstractInsnNode insn) {
    return written(insn) != null
        || insn instanceof MethodInsnNode call && Jdk.owns(call.owner) && !Jdk.isValue(call.owner);
  }

  private void result(Place place, MethodInsnNode call, boolean isKind) {
    for (Method target : program.targets(call)) {
      if (summaries.of(target) != null) {
        continue; // its arguments say it all
      }
      for (int i = 0; i < target.instructions.size(); i++) {
        int opcode = target.instructions.get(i).getOpcode();
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) {
          value(target, i, isKind);
        }
      }
    }
    if (Jdk.owns(call.owner)) {
      if (!Jdk.isValue(call.owner)) {
        state(place, call.owner, isKind);
      }
      if (!isKind) {
        given(place);
      }
    }
  }

  /** What the JDK was given matters with all that it holds. */
  private void given(Place call) {
    writes.forEach(
        (location, places) -> {
          if (location.startsWith("[")) {
            follow(call, places);
          }
        });
    jdkCalls.values().forEach(places -> follow(call, places));
  }

  private void follow(Place from, List<Place> places) {
    for (Place each : places) {
      if (haveMet(from, each)) {
        value(each, false);
      }
    }
  }

  private void field(String name, boolean isKind) {
    if (fields.add(name + (isKind ? " kind" : ""))) {
      for (Place each : writes.getOrDefault(name, List.of())) {
        value(each, isKind);
      }
    }
  }

  private void elements(Place load, String type, boolean isKind) {
    for (Place each : writes.getOrDefault(type, List.of())) {
      if (mayMeet(load, each)) {
        value(each, isKind);
      }
    }
    jdkCalls.values().forEach(places -> follow(load, places)); // those that fill arrays
  }

  /** All that the JDK was asked to do with an object may bear on what it answers. */
  private void state(Place call, String owner, boolean isKind) {
    jdkCalls.forEach(
        (other, places) -> {
          if (Jdk.mayBeSame(owner, other)) {
            for (Place each : places) {
              if (mayMeet(call, each)) {
                value(each, isKind);
              }
            }
          }
        });
  }
}
