package dev.jay.analysis.learn;

import dev.jay.trace.TraceCode;
import java.io.IOException;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Executes the instructions of one strand again: constants, variables, arithmetic and the operand
 * stack. What has to do with memory, branches and calls is done by classes of their own.
 */
final class Instructions {
  private final StrandRun strand;
  private final Memory memory;

  Instructions(Machine machine, StrandRun strand) {
    this.strand = strand;
    this.memory = new Memory(machine, strand);
  }

  /** Executes the instruction at pc, or leaves all as it is if it is not its time. */
  void execute(Frame frame) throws IOException {
    AbstractInsnNode insn = frame.method.instructions.get(frame.pc);
    if (insn instanceof MethodInsnNode call) {
      int count = Type.getArgumentTypes(call.desc).length;
      frame.call = frame.pop(call.getOpcode() == Opcodes.INVOKESTATIC ? count : count + 1);
      frame.returned = null;
      frame.operates = false;
      frame.hasCallbacks = false;
      return;
    }
    if (insn instanceof InvokeDynamicInsnNode call) {
      frame.call = frame.pop(Type.getArgumentTypes(call.desc).length);
      frame.returned = null;
      frame.operates = false;
      frame.hasCallbacks = false;
      return;
    }
    if (isDone(frame, insn)) {
      goOn(frame);
    }
  }

  static void goOn(Frame frame) {
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
      return memory.load(frame);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return memory.store(frame);
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
      return memory.field(frame, opcode, access);
    } else if (frame.method.isBranch(frame.pc)) {
      Branches.branch(frame, opcode);
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

  // ---- The rest

  private boolean other(Frame frame, AbstractInsnNode insn, int opcode) throws IOException {
    switch (opcode) {
      case Opcodes.ARRAYLENGTH:
        return memory.length(frame);
      case Opcodes.NEW:
        frame.push(Value.of(frame.fresh()));
        return true;
      case Opcodes.NEWARRAY:
      case Opcodes.ANEWARRAY:
        return memory.newArray(frame, 1);
      case Opcodes.MULTIANEWARRAY:
        return memory.newArray(frame, ((MultiANewArrayInsnNode) insn).dims);
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
          frame.pop(Branches.isOfTwo(jump.getOpcode()) ? 2 : 1);
        }
        return true;
    }
  }
}
