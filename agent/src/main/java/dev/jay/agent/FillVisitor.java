package dev.jay.agent;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The bytes that a method returns, or has put into its first argument, become the runtime's. */
final class FillVisitor extends MethodVisitor {
  private final int argument;

  FillVisitor(MethodVisitor next, boolean isStatic) {
    super(Opcodes.ASM9, next);
    this.argument = isStatic ? 0 : 1;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.RETURN) {
      mv.visitVarInsn(Opcodes.ALOAD, argument); // bytes
      Emit.hook(mv, "Seeds", "fill", "([B)V");
    } else if (opcode == Opcodes.ARETURN) {
      mv.visitInsn(Opcodes.DUP); // bytes bytes
      Emit.hook(mv, "Seeds", "fill", "([B)V"); // bytes
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
