package dev.jay.agent;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Passes what a method returns, with the object that it was called on, or its first argument if it
 * is static and has one, through a hook.
 */
final class ResultVisitor extends MethodVisitor {
  private final String owner;
  private final String name;
  private final String descriptor;

  ResultVisitor(MethodVisitor next, String owner, String name, String descriptor) {
    super(Opcodes.ASM9, next);
    this.owner = owner;
    this.name = name;
    this.descriptor = descriptor;
  }

  @Override
  public void visitInsn(int opcode) {
    if (Emit.isReturn(opcode)) {
      if (Type.getArgumentTypes(descriptor).length > 1) {
        mv.visitVarInsn(Opcodes.ALOAD, 0); // result object
      }
      Emit.hook(mv, owner, name, descriptor); // result
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
