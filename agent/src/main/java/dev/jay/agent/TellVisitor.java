package dev.jay.agent;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * At the end of a method that returns nothing, tells a hook of an object: 0 is this, 1 the first
 * argument.
 */
final class TellVisitor extends MethodVisitor {
  private final int local;
  private final String hook;

  /** {@code hook} is Class.method. */
  TellVisitor(MethodVisitor next, int local, String hook) {
    super(Opcodes.ASM9, next);
    this.local = local;
    this.hook = hook;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.RETURN) {
      mv.visitVarInsn(Opcodes.ALOAD, local); // object
      int dot = hook.indexOf('.');
      Emit.hook(mv, hook.substring(0, dot), hook.substring(dot + 1), "(Ljava/lang/Object;)V");
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
