package dev.jay.analysis.learn;

import dev.jay.analysis.code.Jdk;
import dev.jay.analysis.code.Method;
import dev.jay.analysis.code.Program;
import dev.jay.schedules.Precondition;
import dev.jay.trace.TraceCode;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Executes the instructions of one strand again, and notes what they decide by inputs. */
final class Instructions {
  private final Machine machine;
  private final StrandRun strand;

  Instructions(Machine machine, StrandRun strand) {
    this.machine = machine;
    this.strand = strand;
  }

  /** Executes the instruction at pc, or leaves all as it is if it is not its time. */
  void execute(Frame frame) throws IOException {
    AbstractInsnNode insn = frame.method.instructions.get(frame.pc);
    if (insn instanceof MethodInsnNode call) {
      int count = Type.getArgumentTypes(call.desc).length;
      frame.call = frame.pop(call.getOpcode() == Opcodes.INVOKESTATIC ? count : count + 1);
      frame.returned = null;
      frame.hasCallbacks = false;
      return;
    }
    if (insn instanceof InvokeDynamicInsnNode call) {
      frame.call = frame.pop(Type.getArgumentTypes(call.desc).length);
      frame.returned = null;
      frame.hasCallbacks = false;
      return;
    }
    if (isDone(frame, insn)) {
      goOn(frame);
    }
  }

  private static void goOn(Frame frame) {
    frame.pc++;
    if (frame.pc >= frame.method.instructions.size() || frame.method.begins(frame.pc)) {
      frame.needsBlock = true;
    }
  }

  private boolean isDone(Frame frame, AbstractInsnNode insn) throws IOException {
    int opcode = insn.getOpcode();
    if (opcode <= Opcodes.LDC) {
      constant(frame, insn, opcode);
    } else if (insn instanceof VarInsnNode variable) {
      variable(frame, opcode, variable.var);
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return load(frame);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return store(frame);
    } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
      shuffle(frame, opcode);
    } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG) {
      frame.push(Numbers.negated(frame.pop()));
    } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR) {
      Value b = frame.pop();
      frame.push(Numbers.binary(opcode, frame.pop(), b));
    } else if (insn instanceof IincInsnNode increment) {
      Value one = Value.of(increment.incr);
      Value before = frame.locals[increment.var];
      frame.locals[increment.var] = Numbers.binary(Opcodes.IADD, before, one);
    } else if (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
      frame.push(Numbers.cast(opcode, frame.pop()));
    } else if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
      Value b = frame.pop();
      frame.push(Numbers.compared(opcode, frame.pop(), b));
    } else if (insn instanceof FieldInsnNode access) {
      return field(frame, opcode, access);
    } else if (frame.method.isBranch(frame.pc)) {
      branch(frame, opcode);
    } else {
      return other(frame, insn, opcode);
    }
    return true;
  }

  private static void constant(Frame frame, AbstractInsnNode insn, int opcode) {
    if (opcode == Opcodes.ACONST_NULL) {
      frame.push(Value.NULL);
    } else if (opcode <= Opcodes.ICONST_5) {
      if (opcode != Opcodes.NOP) {
        frame.push(Value.of(opcode - Opcodes.ICONST_0));
      }
    } else if (opcode <= Opcodes.LCONST_1) {
      frame.push(Value.number(TraceCode.LONG, opcode - Opcodes.LCONST_0, null));
    } else if (opcode <= Opcodes.FCONST_2) {
      frame.push(ofConstant((float) (opcode - Opcodes.FCONST_0)));
    } else if (opcode <= Opcodes.DCONST_1) {
      frame.push(ofConstant((double) (opcode - Opcodes.DCONST_0)));
    } else if (insn instanceof IntInsnNode number) {
      frame.push(Value.of(number.operand));
    } else if (insn instanceof LdcInsnNode constant) {
      frame.push(ofConstant(constant.cst));
    }
  }

  private static Value ofConstant(Object constant) {
    if (constant instanceof Integer i) {
      return Value.of(i);
    }
    if (constant instanceof Long l) {
      return Value.number(TraceCode.LONG, l, null);
    }
    if (constant instanceof Float f) {
      return Value.number(TraceCode.FLOAT, Float.floatToRawIntBits(f) & 0xFFFFFFFFL, null);
    }
    if (constant instanceof Double d) {
      return Value.number(TraceCode.DOUBLE, Double.doubleToRawLongBits(d), null);
    }
    return constant instanceof String s ? Value.of(Ref.text(s)) : Value.unknown(TraceCode.OBJECT);
  }

  private void variable(Frame frame, int opcode, int variable) {
    if (opcode >= Opcodes.ISTORE) {
      frame.locals[variable] = frame.pop();
    } else {
      Value value = frame.locals[variable];
      frame.push(value == null ? Value.unknown(TraceCode.OBJECT) : value);
    }
  }

  private static void shuffle(Frame frame, int opcode) {
    boolean isWide = frame.peek(0).isWide();
    switch (opcode) {
      case Opcodes.POP:
        frame.pop();
        break;
      case Opcodes.POP2:
        frame.pop(isWide ? 1 : 2);
        break;
      case Opcodes.DUP:
        frame.push(frame.peek(0));
        break;
      case Opcodes.DUP_X1:
        frame.insert(2, frame.peek(0));
        break;
      case Opcodes.DUP_X2:
        frame.insert(frame.peek(1).isWide() ? 2 : 3, frame.peek(0));
        break;
      case Opcodes.SWAP:
        Value top = frame.pop();
        frame.insert(1, top);
        break;
      default:
        duplicateTwo(frame, opcode, isWide);
    }
  }

  private static void duplicateTwo(Frame frame, int opcode, boolean isWide) {
    int count = isWide ? 1 : 2;
    int below = count;
    if (opcode == Opcodes.DUP2_X1) {
      below += 1;
    } else if (opcode == Opcodes.DUP2_X2) {
      below += frame.peek(count).isWide() ? 1 : 2;
    }
    List<Value> top = frame.pop(count);
    for (Value each : top) {
      frame.push(each);
    }
    for (int i = 0; i < count; i++) {
      frame.insert(below, top.get(i));
    }
  }

  // ---- Memory

  private boolean load(Frame frame) throws IOException {
    Value told = strand.awaitValue(frame);
    if (told == null) {
      return false;
    }
    Value index = frame.pop();
    Value array = frame.pop();
    machine.origins.use(frame.method, frame.pc, array.ref());
    strand.touch(array, index, false);
    Value value = part(array, (int) index.bits(), told, index.symbol());
    Ref ref = array.ref();
    boolean isOpen = index.range() != null || index.symbol() != null;
    boolean isReference = value.type() == TraceCode.OBJECT;
    long open = frame.openHere | frame.openAround;
    if (machine.loops() != null && isOpen && isReference && ref != null) {
      value = value.through(ref, index);
    } else if (machine.loops() != null && !isReference && (isOpen || open != 0)) {
      value = value.in(Range.unknown(index.span().inputs() | open));
    } else if (array.via() != null && value.type() == TraceCode.OBJECT) {
      value = value.through(array.via().array(), array.via().index());
    }
    frame.push(value);
    return true;
  }

  /** What a part of an object holds, as the trace says, with the symbol that was stored there. */
  private Value part(Value object, Object part, Value told, @Nullable Symbol place) {
    Ref ref = object.ref();
    Value stored = ref == null ? null : ref.get(part);
    Value value =
        stored == null
            ? strand.agreed(Value.unknown(told.type()), told)
            : strand.agreed(stored, told);
    Symbol around = ref == null ? null : Symbol.either(ref.state, place);
    boolean isElement = part instanceof Integer;
    if (around == null || (!isElement && value.symbol() != null)) {
      return value;
    }
    return value.symbol() == null
        ? value.with(around)
        : place == null ? value : value.with(Symbol.either(value.symbol(), around));
  }

  private boolean store(Frame frame) throws IOException {
    if (!strand.awaitWrite(frame)) {
      return false;
    }
    Value value = frame.pop();
    Value index = frame.pop();
    Value object = frame.pop();
    Ref array = object.ref();
    strand.touch(object, index, true);
    machine.origins.use(frame.method, frame.pc, array);
    if (array != null) {
      array.put((int) index.bits(), value);
      if (index.symbol() != null) {
        array.state = Symbol.either(array.state, index.symbol());
      }
    }
    return true;
  }

  private boolean field(Frame frame, int opcode, FieldInsnNode access) throws IOException {
    boolean reads = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    String name = machine.program.declaring(access.owner, access.name) + "." + access.name;
    if (reads) {
      Value told = strand.awaitValue(frame);
      if (told == null) {
        return false;
      }
      Value object = isStatic ? machine.statics : frame.pop();
      Value value = part(object, name, told, null);
      strand.touch(object, null, false);
      if (object.via() != null && value.type() == TraceCode.OBJECT) {
        value = value.through(object.via().array(), object.via().index());
      }
      if (name.equals("java/lang/System.in") && value.ref() != null) {
        value.ref().state = Symbol.outside("standard input");
      }
      frame.push(value);
      return true;
    }
    int flags = machine.program.access(access.owner, access.name);
    boolean isReady =
        (flags & Opcodes.ACC_VOLATILE) != 0
            ? strand.awaitUnits(frame)
            : (flags & Opcodes.ACC_FINAL) != 0 || strand.awaitWrite(frame);
    if (!isReady) {
      return false;
    }
    Value value = frame.pop();
    Value object = isStatic ? machine.statics : frame.pop();
    strand.touch(object, null, true);
    if (object.ref() != null) {
      object.ref().put(name, value);
    }
    return true;
  }

  // ---- The rest

  private boolean other(Frame frame, AbstractInsnNode insn, int opcode) throws IOException {
    switch (opcode) {
      case Opcodes.ARRAYLENGTH:
        return length(frame);
      case Opcodes.NEW:
        frame.push(Value.of(fresh(frame)));
        return true;
      case Opcodes.NEWARRAY:
      case Opcodes.ANEWARRAY:
        return newArray(frame, 1);
      case Opcodes.MULTIANEWARRAY:
        return newArray(frame, ((MultiANewArrayInsnNode) insn).dims);
      case Opcodes.INSTANCEOF:
        frame.pop();
        frame.push(Value.unknown(TraceCode.INT));
        return true;
      case Opcodes.MONITORENTER:
      case Opcodes.MONITOREXIT:
        if (!strand.awaitUnits(frame)) {
          return false;
        }
        frame.pop();
        return true;
      case Opcodes.ATHROW:
        frame.pop();
        frame.needsBlock = true;
        return true;
      case Opcodes.RETURN:
        strand.returns(frame, null);
        return true;
      case Opcodes.IRETURN:
      case Opcodes.LRETURN:
      case Opcodes.FRETURN:
      case Opcodes.DRETURN:
      case Opcodes.ARETURN:
        strand.returns(frame, frame.pop());
        return true;
      default: // GOTO and CHECKCAST; a branch that goes one way in any case
        if (insn instanceof JumpInsnNode jump && opcode != Opcodes.GOTO) {
          frame.pop(isOfTwo(jump.getOpcode()) ? 2 : 1);
        }
        return true;
    }
  }

  /** A new object of that place. */
  private static Ref fresh(Frame frame) {
    Ref ref = new Ref(0);
    ref.origin = new Decisions.Place(frame.method, frame.pc);
    return ref;
  }

  private boolean length(Frame frame) throws IOException {
    Value told = strand.awaitValue(frame);
    if (told == null) {
      return false;
    }
    Value array = frame.pop();
    Value known = array.ref() == null ? null : array.ref().length;
    frame.push(
        known == null
            ? told.with(Symbol.either(array.dependence(), null))
            : strand.agreed(known, told));
    return true;
  }

  private boolean newArray(Frame frame, int dimensions) throws IOException {
    Value told = strand.awaitValue(frame);
    if (told == null) {
      return false;
    }
    List<Value> lengths = frame.pop(dimensions);
    Ref array = fresh(frame);
    array.length = lengths.get(0);
    frame.push(machine.bound(Value.of(array), told.bits()));
    return true;
  }

  // ---- Branches

  private static boolean isOfTwo(int opcode) {
    return opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE;
  }

  private static void branch(Frame frame, int opcode) {
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
    Symbol any =
        tested.size() == 1
            ? tested.get(0).symbol()
            : Symbol.either(tested.get(0).symbol(), tested.get(1).symbol());
    if (any == null) {
      return;
    }
    AbstractInsnNode insn = frame.method.instructions.get(at);
    if (insn instanceof JumpInsnNode jump) {
      boolean jumps = frame.method.number(jump.label) == target;
      decide(frame.method, at, jump.getOpcode(), tested, jumps, any);
    } else {
      choose(frame.method, at, insn, tested.get(0), target);
    }
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
    if (opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL
        || opcode == Opcodes.IF_ACMPEQ
        || opcode == Opcodes.IF_ACMPNE) {
      machine.decisions.pin(method, at, any);
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
    if (insn instanceof LookupSwitchInsnNode choice) {
      for (int i = 0; i < choice.keys.size(); i++) {
        choose(
            method, at, value, choice.keys.get(i), method.number(choice.labels.get(i)) == target);
      }
    } else if (insn instanceof TableSwitchInsnNode choice) {
      for (int i = 0; i < choice.labels.size(); i++) {
        choose(method, at, value, choice.min + i, method.number(choice.labels.get(i)) == target);
      }
    }
  }

  private void choose(Method method, int at, Value value, int key, boolean leadsThere) {
    boolean isIt = value.isKnown() && value.bits() == key;
    if (isIt) {
      machine.decisions.compare(method, at, value, "=", Value.of(key));
    } else if (!leadsThere) {
      machine.decisions.compare(method, at, value, "!=", Value.of(key));
    }
  }

  // ---- Calls

  /** The call at pc has ended with that value. */
  void called(Frame frame, Value told, boolean isNothing) {
    List<Value> arguments = frame.call == null ? List.of() : frame.call;
    Value returned = frame.returned;
    frame.call = null;
    frame.returned = null;
    AbstractInsnNode insn = frame.method.instructions.get(frame.pc);
    if (insn instanceof MethodInsnNode call) {
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
    goOn(frame);
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
    if (symbol != null && ref != null && Origins.hasState(ref)) {
      ref.state = Symbol.either(ref.state, symbol);
    }
    return plain.with(symbol);
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
      if (operates && isNumber && each.symbol() != null) {
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
    Ref lambda = fresh(frame);
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
