package dev.jay.agent.visit;

import dev.jay.agent.table.Hooks;
import dev.jay.runtime.core.Sites;
import dev.jay.trace.InputCalls;
import dev.jay.trace.Site;
import java.util.ArrayDeque;
import java.util.Deque;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells the runtime, when tracing with values, what the program gets: parameters, what it reads
 * from memory, results of calls, new objects. See {@link dev.jay.trace.TraceCode} for when.
 *
 * <p>A new object is told behind its constructor, if a copy of it lies on the stack. Constructors
 * nest as their NEW instructions do, so the last NEW that has none yet is the constructor's.
 */
final class ValueTraceVisitor extends MethodVisitor {
  private final String method;
  private final int access;
  private final String name;
  private final String descriptor;
  private final Deque<Boolean> unbuilt = new ArrayDeque<>(); // by NEW: whether a DUP follows it
  private boolean isAfterNew;

  ValueTraceVisitor(
      MethodVisitor next, String className, int access, String name, String descriptor) {
    super(Opcodes.ASM9, next);
    this.method = className.replace('/', '.') + "." + name + descriptor;
    this.access = access;
    this.name = name;
    this.descriptor = descriptor;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    Emit.number(mv, Sites.number(Site.text(method, 0, "enter", 0)));
    Emit.hook(mv, "Traced", "enter", "(I)V");
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    if (!isStatic && !name.equals("<init>")) {
      mv.visitVarInsn(Opcodes.ALOAD, 0); // this
      tell(Type.getObjectType("java/lang/Object"));
    }
    int local = isStatic ? 0 : 1;
    for (Type each : Type.getArgumentTypes(descriptor)) {
      mv.visitVarInsn(each.getOpcode(Opcodes.ILOAD), local); // value
      tell(each);
      local += each.getSize();
    }
  }

  /** Tells of the value on the stack, and takes it. */
  private void tell(Type type) {
    boolean isReference = type.getSort() >= Type.ARRAY;
    boolean isSmall = type.getSort() < Type.INT;
    String letter = isReference ? "Ljava/lang/Object;" : isSmall ? "I" : type.getDescriptor();
    Emit.hook(mv, "Traced", "value", "(" + letter + ")V");
  }

  private void tellCopy(Type type) {
    if (type == Type.VOID_TYPE) {
      Emit.hook(mv, "Traced", "returned", "()V");
    } else {
      mv.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // value value
      tell(type); // value
    }
  }

  @Override
  public void visitInsn(int opcode) {
    if (isAfterNew && opcode == Opcodes.DUP) {
      unbuilt.pop();
      unbuilt.push(true);
    }
    isAfterNew = false;
    super.visitInsn(opcode);
    if (PlainAccessVisitor.isLoad(opcode)) {
      tellCopy(TraceVisitor.elementType(opcode));
    } else if (opcode == Opcodes.ARRAYLENGTH) {
      tellCopy(Type.INT_TYPE);
    }
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    isAfterNew = false;
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) {
      tellCopy(Type.getType(descriptor));
    }
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    super.visitTypeInsn(opcode, type);
    isAfterNew = opcode == Opcodes.NEW;
    if (isAfterNew) {
      unbuilt.push(false);
    } else if (opcode == Opcodes.ANEWARRAY) {
      tellCopy(Type.getObjectType("java/lang/Object"));
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    isAfterNew = false;
    super.visitIntInsn(opcode, operand);
    if (opcode == Opcodes.NEWARRAY) {
      tellCopy(Type.getObjectType("java/lang/Object"));
    }
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    isAfterNew = false;
    super.visitMultiANewArrayInsn(descriptor, dimensions);
    tellCopy(Type.getObjectType("java/lang/Object"));
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String called, String calledWith, boolean isInterface) {
    isAfterNew = false;
    super.visitMethodInsn(opcode, owner, called, calledWith, isInterface);
    if (owner.startsWith(Hooks.PACKAGE)) {
      return; // one of ours, before a block
    }
    if (called.equals("<init>")) {
      Boolean isUsed = unbuilt.poll();
      boolean isThere = isUsed != null && isUsed;
      tellCopy(isThere ? Type.getObjectType("java/lang/Object") : Type.VOID_TYPE);
    } else {
      if (InputCalls.tellsText(owner, calledWith)) {
        mv.visitInsn(Opcodes.DUP); // text text
        Emit.hook(mv, "Traced", "text", "(Ljava/lang/String;)V"); // text
      }
      tellCopy(Type.getReturnType(calledWith));
    }
  }

  @Override
  public void visitInvokeDynamicInsn(
      String called, String calledWith, Handle bootstrap, Object... arguments) {
    isAfterNew = false;
    super.visitInvokeDynamicInsn(called, calledWith, bootstrap, arguments);
    tellCopy(Type.getReturnType(calledWith));
  }

  // The others only end what a NEW has begun.

  @Override
  public void visitVarInsn(int opcode, int variable) {
    isAfterNew = false;
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    isAfterNew = false;
    super.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitLdcInsn(Object value) {
    isAfterNew = false;
    super.visitLdcInsn(value);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
