package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Branches that were taken, and what they decided by inputs. */
final class Branches {
  private final Machine machine;
  private final int strand;

  Branches(Machine machine, int strand) {
    this.machine = machine;
    this.strand = strand;
  }

  static boolean isOfTwo(int opcode) {
    return opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE;
  }

  static void branch(Frame frame, int opcode) {
    frame.branch = frame.pc;
    frame.tested = frame.pop(isOfTwo(opcode) ? 2 : 1);
    frame.needsBlock = true;
  }

  /** The way that the branch has taken is known. */
  void resolve(Frame frame, int target) {
    int at = frame.branch;
    frame.branch = -1;
    List<Value> tested = frame.tested;
    if (machine.loops() != null) {
      machine.loops().branch(frame, at, tested, target, held(frame.method, at, target));
    }
    machine.late.count(strand, frame.method, at);
    Symbol any =
        tested.size() == 1
            ? tested.get(0).symbol()
            : Symbol.either(tested.get(0).symbol(), tested.get(1).symbol());
    if (any == null) {
      return;
    }
    AbstractInsnNode insn = frame.method.instructions.get(at);
    if (!isKnown(tested, insn.getOpcode())) {
      see(frame.method, at, insn, tested, target, any);
    } else if (insn instanceof JumpInsnNode jump) {
      boolean jumps = frame.method.number(jump.label) == target;
      decide(frame.method, at, jump.getOpcode(), tested, jumps, any);
    } else {
      choose(frame.method, at, insn, tested.get(0), target);
    }
  }

  /** Whether all that is tested is an expression over inputs that a condition may ask for. */
  private static boolean isKnown(List<Value> tested, int opcode) {
    for (Value each : tested) {
      Symbol symbol = each.symbol();
      Precondition expression = each.expression();
      if (expression == null || symbol != null && symbol.outside() != null) {
        return false;
      }
    }
    boolean isOfReferences =
        opcode >= Opcodes.IFNULL || isOfTwo(opcode) && isAboutReferences(opcode);
    Symbol symbol = tested.get(0).symbol();
    Precondition first = symbol == null ? null : symbol.expression();
    return !isOfReferences
        || tested.size() == 1 && first != null && first.operator().equals("input");
  }

  private static boolean isAboutReferences(int opcode) {
    return opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE;
  }

  /** What the branch compares can be told when it is executed; that must be so again. */
  private void see(
      Method method, int at, AbstractInsnNode insn, List<Value> tested, int target, Symbol any) {
    if (machine.late.isFull()) {
      machine.decisions.pin(method, at, any);
      return;
    }
    Precondition seen = machine.late.branch(strand, new Decisions.Place(method, at));
    List<Precondition> conditions = new ArrayList<>();
    if (insn instanceof JumpInsnNode jump) {
      int opcode = jump.getOpcode();
      boolean jumps = method.number(jump.label) == target;
      if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
        boolean isNull = opcode == Opcodes.IFNULL == jumps;
        Precondition given = Precondition.of("given", seen);
        conditions.add(isNull ? Precondition.of("not", given) : given);
      } else {
        String relation = isAboutReferences(opcode) ? acmp(opcode) : relation(opcode);
        String held = jumps ? relation : Decisions.negated(relation);
        conditions.add(Precondition.of(held, seen, Precondition.value(0)));
      }
    } else {
      for (Map.Entry<Integer, Boolean> each : keys(method, insn, target).entrySet()) {
        boolean isIt = tested.get(0).isKnown() && tested.get(0).bits() == each.getKey();
        Precondition key = Precondition.value(each.getKey());
        if (isIt) {
          conditions.add(Precondition.of("=", seen, key));
        } else if (!each.getValue()) {
          conditions.add(Precondition.of("!=", seen, key));
        }
      }
    }
    machine.decisions.see(method, at, any, conditions);
  }

  private static String acmp(int opcode) {
    return opcode == Opcodes.IF_ACMPEQ ? "=" : "!=";
  }

  /** The relation that held of whole numbers; null if it is a comparison of something else. */
  private static @Nullable String held(Method method, int at, int target) {
    if (!(method.instructions.get(at) instanceof JumpInsnNode jump)) {
      return null;
    }
    int opcode = jump.getOpcode();
    if (opcode > Opcodes.IF_ICMPLE) {
      return null;
    }
    boolean jumps = method.number(jump.label) == target;
    return jumps ? relation(opcode) : Decisions.negated(relation(opcode));
  }

  private void decide(
      Method method, int at, int opcode, List<Value> tested, boolean jumps, Symbol any) {
    if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
      Precondition given = Precondition.of("given", Objects.requireNonNull(any.expression()));
      machine.decisions.decide(method, at, given, opcode == Opcodes.IFNULL != jumps, any);
      return;
    }
    String relation = relation(opcode);
    String held = jumps ? relation : Decisions.negated(relation);
    Value a = tested.get(0);
    if (isOfTwo(opcode)) {
      machine.decisions.compare(method, at, a, held, tested.get(1));
      return;
    }
    Precondition expression = any.outside() == null ? any.expression() : null;
    if (expression != null && expression.operator().equals(Symbol.COMPARED)) {
      Precondition sides =
          Precondition.of(held, expression.parts().get(0), expression.parts().get(1));
      machine.decisions.decide(method, at, sides, true, any);
    } else if (expression != null && isTruth(expression)) {
      machine.decisions.decide(method, at, expression, held.equals("!="), any);
    } else {
      machine.decisions.compare(method, at, a, held, Value.of(0));
    }
  }

  private static boolean isTruth(Precondition expression) {
    switch (expression.operator()) {
      case "=", "!=", "<", "<=", ">", ">=", "not", "and", "or":
        return true;
      default:
        return false;
    }
  }

  private static String relation(int opcode) {
    int kind = isOfTwo(opcode) ? opcode - Opcodes.IF_ICMPEQ : opcode - Opcodes.IFEQ;
    return List.of("=", "!=", "<", ">=", ">", "<=").get(kind);
  }

  private void choose(Method method, int at, AbstractInsnNode insn, Value value, int target) {
    keys(method, insn, target).forEach((key, leads) -> choose(method, at, value, key, leads));
  }

  /** The keys of a switch, and whether each leads there. */
  private static Map<Integer, Boolean> keys(Method method, AbstractInsnNode insn, int target) {
    Map<Integer, Boolean> keys = new LinkedHashMap<>();
    if (insn instanceof LookupSwitchInsnNode choice) {
      for (int i = 0; i < choice.keys.size(); i++) {
        keys.put(choice.keys.get(i), method.number(choice.labels.get(i)) == target);
      }
    } else if (insn instanceof TableSwitchInsnNode choice) {
      for (int i = 0; i < choice.labels.size(); i++) {
        keys.put(choice.min + i, method.number(choice.labels.get(i)) == target);
      }
    }
    return keys;
  }

  private void choose(Method method, int at, Value value, int key, boolean leadsThere) {
    boolean isIt = value.isKnown() && value.bits() == key;
    if (isIt) {
      machine.decisions.compare(method, at, value, "=", Value.of(key));
    } else if (!leadsThere) {
      machine.decisions.compare(method, at, value, "!=", Value.of(key));
    }
  }
}
