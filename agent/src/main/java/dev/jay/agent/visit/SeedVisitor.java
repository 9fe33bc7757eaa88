package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Where the JDK makes a seed of the clock, of a global counter or of the thread's number, the
 * runtime gives them.
 */
final class SeedVisitor extends MethodVisitor {
  SeedVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (owner.equals("java/lang/System")
        && (name.equals("nanoTime") || name.equals("currentTimeMillis"))) {
      Emit.hook(mv, "Seeds", "clock", "()J");
    } else if (name.equals("seedUniquifier")) {
      Emit.hook(mv, "Seeds", "unique", "()J");
    } else if (owner.equals("java/lang/Thread")
        && (name.equals("threadId") || name.equals("getId"))) {
      Emit.hook(mv, "Seeds", "numberOf", "(Ljava/lang/Thread;)J");
    } else {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }
}
