package dev.jay.agent;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Asks a hook first, with the method's arguments, whether the method is to be left out; for
 * instance methods that return nothing.
 */
final class UnlessVisitor extends MethodVisitor {
  private final @Nullable String className;
  private final String descriptor;
  private final String hook;

  /** {@code className} is the method's, if the hook also takes the object, or null. */
  UnlessVisitor(MethodVisitor next, @Nullable String className, String descriptor, String hook) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.descriptor = descriptor;
    this.hook = hook;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (className != null) {
      mv.visitVarInsn(Opcodes.ALOAD, 0); // this
    }
    Emit.loadArguments(mv, descriptor); // this? arguments
    int dot = hook.indexOf('.');
    String arguments = descriptor.substring(1, descriptor.indexOf(')'));
    Emit.hook(
        mv,
        hook.substring(0, dot),
        hook.substring(dot + 1),
        "(" + (className == null ? "" : "L" + className + ";") + arguments + ")Z");
    Label goOn = new Label();
    mv.visitJumpInsn(Opcodes.IFEQ, goOn); // -
    mv.visitInsn(Opcodes.RETURN);
    mv.visitLabel(goOn);
    mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
