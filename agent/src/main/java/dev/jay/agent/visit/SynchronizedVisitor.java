package dev.jay.agent.visit;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Turns a synchronized method, whose modifier the caller has taken away, into one with a
 * synchronized block over its body, much as javac writes it: the handler covers the body with its
 * exit instructions, and itself up to the exit, which is a {@link LastExit}.
 */
final class SynchronizedVisitor extends MethodVisitor {
  private final @Nullable String thisClass;
  private static final String HOOKS = "Monitors";

  private final LastExit last;
  private final Label start = new Label();
  private final Label handler = new Label();

  SynchronizedVisitor(MethodVisitor next, String className, int access) {
    super(Opcodes.ASM9, next);
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    this.thisClass = isStatic ? null : className;
    this.last = isStatic ? LastExit.ofClass(HOOKS, className) : LastExit.ofLocal(HOOKS, 0);
  }

  private void monitor(int opcode) {
    last.loadMonitor(mv); // lock
    Emit.monitorHook(mv, HOOKS, opcode); // lock
    mv.visitInsn(opcode); // -
  }

  @Override
  public void visitCode() {
    super.visitCode();
    monitor(Opcodes.MONITORENTER);
    mv.visitLabel(start);
  }

  @Override
  public void visitInsn(int opcode) {
    if (Emit.isReturn(opcode)) {
      monitor(Opcodes.MONITOREXIT);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    if (thisClass != null) {
      Emit.keepThis(opcode, variable);
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label left = new Label();
    mv.visitTryCatchBlock(
        start, handler, handler, null); // after the method's own, which come first
    last.coverHook(mv);
    mv.visitTryCatchBlock(handler, left, handler, null);
    mv.visitLabel(handler);
    last.frame(mv, thisClass); // error
    last.loadMonitor(mv); // error lock
    last.hook(mv);
    mv.visitInsn(Opcodes.MONITOREXIT); // error
    mv.visitLabel(left);
    mv.visitInsn(Opcodes.ATHROW);
    last.handler(mv, thisClass);
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
