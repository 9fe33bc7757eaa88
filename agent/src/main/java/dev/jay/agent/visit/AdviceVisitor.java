package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts one {@link Advice} into a method. */
final class AdviceVisitor extends MethodVisitor {
  private final Advice advice;

  AdviceVisitor(MethodVisitor next, Advice advice) {
    super(Opcodes.ASM9, next);
    this.advice = advice;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    advice.enter(mv);
  }

  @Override
  public void visitInsn(int opcode) {
    if (Emit.isReturn(opcode)) {
      advice.leave(mv, opcode);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
