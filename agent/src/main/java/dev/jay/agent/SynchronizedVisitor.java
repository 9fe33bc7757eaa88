package dev.jay.agent;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Turns a synchronized method, whose modifier the caller has taken away, into one with a
 * synchronized block over its body, much as javac writes it: the handler covers the body with its
 * exit instructions, and itself up to the exit.
 */
final class SynchronizedVisitor extends MethodVisitor {
  private final String className;
  private final boolean isStatic;
  private final Label start = new Label();
  private final Label handler = new Label();

  SynchronizedVisitor(MethodVisitor next, String className, int access) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
  }

  private void monitor(int opcode) {
    if (isStatic) {
      mv.visitLdcInsn(Type.getObjectType(className)); // class
    } else {
      mv.visitVarInsn(Opcodes.ALOAD, 0); // this
    }
    Emit.monitorHook(mv, opcode); // lock
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
    if (!isStatic) {
      Emit.keepThis(opcode, variable);
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label left = new Label();
    mv.visitTryCatchBlock(
        start, handler, handler, null); // after the method's own, which come first
    mv.visitTryCatchBlock(handler, left, handler, null);
    mv.visitLabel(handler);
    Object[] locals = isStatic ? new Object[0] : new Object[] {className};
    mv.visitFrame(
        Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"}); // error
    monitor(Opcodes.MONITOREXIT); // error
    mv.visitLabel(left);
    mv.visitInsn(Opcodes.ATHROW);
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
