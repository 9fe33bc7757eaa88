package dev.jay.agent;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Lets Jay sleep first; the method's own body is for threads that are not controlled. */
final class SleepVisitor extends MethodVisitor {
  SleepVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    Label real = new Label();
    mv.visitVarInsn(Opcodes.LLOAD, 0); // nanos
    Emit.hook(mv, "Threads", "slept", "(J)Z"); // done?
    mv.visitJumpInsn(Opcodes.IFEQ, real); // -
    mv.visitInsn(Opcodes.RETURN);
    mv.visitLabel(real);
    mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    mv.visitInsn(Opcodes.NOP); // the body may begin with a frame of its own
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
