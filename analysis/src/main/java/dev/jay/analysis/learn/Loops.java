package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.trace.TraceCode;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Gives ranges to what loops count whose trips the slice leaves open (PEREGRINE §5, range analysis,
 * on the trace): while such a loop goes on, its counter lies between what it was at the beginning
 * and the bound that it is compared with. All else that the loop carries from trip to trip, in
 * variables or in memory, may be anything.
 */
final class Loops {
  private final Relevance relevance;
  private final Map<Place, BitSet> assigned = new HashMap<>(); // by branch: variables

  Loops(Relevance relevance) {
    this.relevance = relevance;
  }

  /** A branch has gone to {@code target}. */
  void branch(Frame frame, int at, List<Value> tested, int target, @Nullable String held) {
    Place place = new Place(frame.method, at);
    BitSet decided = frame.method.flow().decided(at);
    if (relevance.matters(place) || !decided.get(at) || !dependsOnInputs(tested)) {
      return;
    }
    Set<Place> causes = Set.of(place);
    for (Value each : tested) {
      causes = each.range() == null ? causes : Range.joined(causes, each.range().causes());
    }
    boolean goesOn = frame.method.leads(target, at);
    if (!goesOn) {
      frame.entries.remove(at);
      frame.openHere = frame.entries.isEmpty() ? Set.of() : frame.openHere;
      return;
    }
    frame.openHere = Range.joined(frame.openHere, causes);
    BitSet changed = assigned.computeIfAbsent(place, k -> assignedIn(frame.method, decided));
    int counter = held == null ? -1 : counter(frame.method, at, changed);
    for (int v = changed.nextSetBit(0); v >= 0; v = changed.nextSetBit(v + 1)) {
      Value value = frame.locals[v];
      if (v != counter && value != null && value.type() != TraceCode.OBJECT) {
        frame.locals[v] = value.in(Range.unknown(causes));
      }
    }
    if (counter >= 0 && held != null) {
      count(frame, tested, held, counter, place);
    } else {
      frame.entries.putIfAbsent(at, Value.NULL);
    }
  }

  private static void count(Frame frame, List<Value> tested, String held, int counter, Place loop) {
    int at = loop.instruction();
    boolean isFirst = isVariable(frame.method, at, 0, counter);
    Value value = frame.locals[counter];
    if (value == null) {
      return;
    }
    Value begin = frame.entries.computeIfAbsent(at, k -> value);
    Value bound = tested.size() == 1 ? Value.of(0) : tested.get(isFirst ? 1 : 0);
    String relation = isFirst ? held : Decisions.mirrored(held);
    Range from = begin.span();
    Range to = bound.span();
    Range one = Value.of(1).span();
    Range range =
        switch (relation) {
          case "<", "!=" -> joined(from, Range.of("-", to, one));
          case "<=" -> joined(from, to);
          case ">" -> joined(Range.of("+", to, one), from);
          case ">=" -> joined(to, from);
          default -> Range.unknown(Range.joined(from.causes(), to.causes()));
        };
    Set<Place> causes = Range.joined(range.causes(), Set.of(loop));
    frame.locals[counter] = value.in(new Range(range.low(), range.high(), causes));
  }

  private static Range joined(Range from, Range to) {
    return new Range(from.low(), to.high(), Range.joined(from.causes(), to.causes()));
  }

  private static boolean dependsOnInputs(List<Value> tested) {
    for (Value each : tested) {
      if (each.symbol() != null || each.range() != null) {
        return true;
      }
    }
    return false;
  }

  /** The variable that the branch compares and the loop changes, or -1. */
  private static int counter(Method method, int at, BitSet changed) {
    for (int v = changed.nextSetBit(0); v >= 0; v = changed.nextSetBit(v + 1)) {
      if (isVariable(method, at, 0, v) || isVariable(method, at, 1, v)) {
        return v;
      }
    }
    return -1;
  }

  private static boolean isVariable(Method method, int at, int operand, int variable) {
    List<List<Integer>> operands = method.sources().operands(at);
    if (operand >= operands.size() || operands.get(operand).size() != 1) {
      return false;
    }
    int source = operands.get(operand).get(0);
    return source >= 0
        && method.instructions.get(source) instanceof VarInsnNode load
        && load.getOpcode() == Opcodes.ILOAD
        && load.var == variable;
  }

  private static BitSet assignedIn(Method method, BitSet instructions) {
    BitSet found = new BitSet();
    for (int i = instructions.nextSetBit(0); i >= 0; i = instructions.nextSetBit(i + 1)) {
      AbstractInsnNode insn = method.instructions.get(i);
      if (insn instanceof IincInsnNode increment) {
        found.set(increment.var);
      } else if (insn instanceof VarInsnNode store && store.getOpcode() >= Opcodes.ISTORE) {
        found.set(store.var);
      }
    }
    return found;
  }
}
