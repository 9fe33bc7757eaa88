package dev.jay.analysis.learn;

import dev.jay.analysis.code.Jdk;
import dev.jay.analysis.code.Method;
import dev.jay.analysis.code.Program;
import dev.jay.trace.TraceCode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls that have ended: results of code that is not traced, and what lambdas capture. */
final class Calls {
  private final Machine machine;
  private final StrandRun strand;

  Calls(Machine machine, StrandRun strand) {
    this.machine = machine;
    this.strand = strand;
  }

  /** The call at pc has ended with that value. */
  void called(Frame frame, Value told, boolean isNothing) {
    List<Value> arguments = frame.call == null ? List.of() : frame.call;
    Value returned = frame.returned;
    frame.call = null;
    frame.returned = null;
    AbstractInsnNode insn = frame.method.instructions.get(frame.pc);
    if (insn instanceof MethodInsnNode call) {
      if (Jdk.owns(call.owner) || LateInputs.isMark(call)) {
        Decisions.Place place = new Decisions.Place(frame.method, frame.pc);
        machine.late.count(strand.number(), frame.method, frame.pc);
        if (!frame.operates && machine.operations.contains(place)) {
          machine.operatedOnce.add(place);
        }
      }
      boolean isNew = call.name.equals("<init>");
      if (isNew && !isNothing) {
        machine.bound(arguments.get(0), told.bits());
      }
      boolean isOfJdk = Jdk.owns(call.owner) || (returned == null && !isNothing && !isNew);
      if (isOfJdk) {
        note(frame, call, arguments);
        use(frame, call, arguments);
      }
      if (!isNothing && !isNew) {
        frame.push(
            returned != null
                ? strand.agreed(returned, told)
                : result(frame, call, arguments, told));
      }
      if (isOfJdk) {
        machine.summaries.change(call, arguments);
      }
    } else if (insn instanceof InvokeDynamicInsnNode call) {
      frame.push(made(frame, call, arguments, told));
    }
    Instructions.goOn(frame);
  }

  private void use(Frame frame, MethodInsnNode call, List<Value> arguments) {
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    for (int i = 0; i < arguments.size(); i++) {
      Ref ref = arguments.get(i).ref();
      if (i == 0 && !isStatic || Origins.hasState(ref)) {
        machine.origins.use(frame.method, frame.pc, ref);
      }
    }
  }

  private Value result(Frame frame, MethodInsnNode call, List<Value> arguments, Value told) {
    Value plain = strand.agreed(Value.unknown(told.type()), told);
    if (plain.ref() != null && plain.ref().origin == null) {
      plain.ref().origin = new Decisions.Place(frame.method, frame.pc);
    }
    Value first = arguments.isEmpty() ? Value.NULL : arguments.get(0);
    if (call.name.equals("clone") && first.ref() != null && first.ref().length != null) {
      if (plain.ref() != null) {
        plain.ref().length = first.ref().length;
        plain.ref().state = first.dependence();
      }
      return plain;
    }
    Symbol symbol = machine.summaries.result(call, arguments, plain);
    Ref ref = plain.ref();
    if (ref != null && strand.text() != null) {
      ref.text = strand.text();
    }
    if (isLate(call, symbol)) {
      Decisions.Place place = new Decisions.Place(frame.method, frame.pc);
      Symbol late = machine.late.symbol(strand.number(), place, call, arguments, plain);
      symbol = late == null ? symbol : late;
    }
    if (symbol != null && ref != null && Origins.hasState(ref)) {
      ref.state = Symbol.either(ref.state, symbol);
    }
    return plain.with(symbol);
  }

  /** Whether a result is an input of its own: it is marked, or made of what is not known. */
  private boolean isLate(MethodInsnNode call, @Nullable Symbol symbol) {
    if (LateInputs.isMark(call)) {
      return true;
    }
    return symbol != null
        && symbol.expression() == null
        && (symbol.outside() != null || machine.inputs.areCoarse(symbol.inputs()));
  }

  /**
   * An operation does what its numbers say, and code that calls back does it as often as what it
   * was given says: these must be the same.
   */
  private void note(Frame frame, MethodInsnNode call, List<Value> arguments) {
    boolean operates =
        Jdk.mayOperate(call.owner, call.name)
            || machine.operations.contains(new Decisions.Place(frame.method, frame.pc));
    for (Value each : arguments) {
      boolean isNumber = each.type() != TraceCode.OBJECT;
      if (operates && isNumber && each.symbol() != null && Jdk.counts(call.owner)) {
        machine.decisions.compare(frame.method, frame.pc, each, "=", each.with(null));
      } else if (frame.hasCallbacks && each.dependence() != null) {
        machine.decisions.pin(frame.method, frame.pc, each.dependence());
      }
    }
  }

  private Value made(Frame frame, InvokeDynamicInsnNode call, List<Value> arguments, Value told) {
    if (!Program.isLambda(call)) {
      Symbol given = null;
      for (Value each : arguments) {
        given = Symbol.either(given, each.dependence());
      }
      return strand.agreed(Value.unknown(told.type()), told).with(given);
    }
    Ref lambda = frame.fresh();
    Handle handle = Program.implementation(call);
    Method body = machine.program.resolve(handle.getOwner(), handle.getName() + handle.getDesc());
    lambda.captured = arguments;
    lambda.body = body;
    if (body != null) {
      machine.made(lambda, body);
    }
    return machine.bound(Value.of(lambda), told.bits());
  }
}
