package dev.jay.analysis.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Where the operands of an instruction come from: instructions of the same method, or its
 * parameters, through variables and the operand stack. A source is the number of an instruction, or
 * {@code -1 - p} for parameter p.
 */
public final class Sources {
  private final Method method;
  private final @Nullable Frame<SourceValue>[] frames; // by index in the method's list of nodes
  private final Parameters parameters;

  private Sources(Method method, @Nullable Frame<SourceValue>[] frames, Parameters parameters) {
    this.method = method;
    this.frames = frames;
    this.parameters = parameters;
  }

  static Sources of(Method method) {
    Parameters parameters = new Parameters(method);
    try {
      return new Sources(
          method, new Analyzer<>(parameters).analyze(method.owner, method.node), parameters);
    } catch (AnalyzerException e) {
      throw new IllegalStateException(method + " cannot be analysed", e);
    }
  }

  /** The sources of all operands of an instruction, a list for each. */
  public List<List<Integer>> operands(int instruction) {
    AbstractInsnNode insn = method.instructions.get(instruction);
    Frame<SourceValue> frame = frames[method.node.instructions.indexOf(insn)];
    List<List<Integer>> all = new ArrayList<>();
    if (frame == null) {
      return all; // never reached
    }
    if (insn instanceof VarInsnNode variable && isLoad(insn)) {
      all.add(numbers(frame.getLocal(variable.var)));
    } else if (insn instanceof IincInsnNode variable) {
      all.add(numbers(frame.getLocal(variable.var)));
    } else {
      int count = count(insn, frame);
      for (int i = frame.getStackSize() - count; i < frame.getStackSize(); i++) {
        all.add(numbers(frame.getStack(i)));
      }
    }
    return all;
  }

  private static boolean isLoad(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.ILOAD && insn.getOpcode() <= Opcodes.ALOAD;
  }

  private List<Integer> numbers(SourceValue value) {
    List<Integer> found = new ArrayList<>();
    for (AbstractInsnNode each : value.insns) {
      int parameter = parameters.marks.indexOf(each);
      found.add(parameter >= 0 ? -1 - parameter : method.number(each));
    }
    return found;
  }

  /** How many values the instruction takes from the operand stack. */
  static int count(AbstractInsnNode insn, Frame<SourceValue> frame) {
    int opcode = insn.getOpcode();
    if (insn instanceof MethodInsnNode call) {
      return Type.getArgumentTypes(call.desc).length + (opcode == Opcodes.INVOKESTATIC ? 0 : 1);
    }
    if (insn instanceof InvokeDynamicInsnNode call) {
      return Type.getArgumentTypes(call.desc).length;
    }
    if (insn instanceof MultiANewArrayInsnNode array) {
      return array.dims;
    }
    return Math.min(frame.getStackSize(), Operands.count(opcode));
  }

  /** Makes each parameter a source of its own. */
  private static final class Parameters extends SourceInterpreter {
    final List<AbstractInsnNode> marks = new ArrayList<>();

    Parameters(Method method) {
      super(Opcodes.ASM9);
      for (int i = 0; i < method.parameters.length; i++) {
        marks.add(new InsnNode(Opcodes.NOP));
      }
    }

    private int next;

    @Override
    public SourceValue newParameterValue(boolean isInstance, int local, Type type) {
      return new SourceValue(type.getSize(), Set.of(marks.get(next++)));
    }
  }
}
