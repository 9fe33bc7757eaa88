package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Leaves the order for the calls of one method, which blocks in the operating system, where the
 * rest of the caller must stay in it. If the call fails, the thread stays outside: those who make
 * such calls end then.
 */
final class BlockVisitor extends MethodVisitor {
  private final String callee;

  BlockVisitor(MethodVisitor next, String callee) {
    super(Opcodes.ASM9, next);
    this.callee = callee;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean blocks = (owner + "." + name).equals(callee);
    if (blocks) {
      Emit.hook(mv, "Regions", "outside", "()V"); // arguments
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (blocks) {
      Emit.hook(mv, "Regions", "inside", "()V"); // result
    }
  }
}
