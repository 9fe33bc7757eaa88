package dev.jay.agent;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Asks a hook first, with the method's object and arguments; if its answer is not negative, it is
 * the method's result. For instance methods that count something.
 */
final class InsteadVisitor extends MethodVisitor {
  private final String className;
  private final String descriptor;
  private final String hook;

  InsteadVisitor(MethodVisitor next, String className, String descriptor, String hook) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.descriptor = descriptor;
    this.hook = hook;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    mv.visitVarInsn(Opcodes.ALOAD, 0); // this
    Emit.loadArguments(mv, descriptor); // this arguments
    int dot = hook.indexOf('.');
    Emit.hook(
        mv,
        hook.substring(0, dot),
        hook.substring(dot + 1),
        "(L" + className + ";" + descriptor.substring(1)); // answer
    Label goOn = new Label();
    mv.visitInsn(Opcodes.DUP); // answer answer
    mv.visitJumpInsn(Opcodes.IFLT, goOn); // answer
    mv.visitInsn(Opcodes.IRETURN);
    mv.visitLabel(goOn);
    mv.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {Opcodes.INTEGER}); // answer
    mv.visitInsn(Opcodes.POP); // -
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
