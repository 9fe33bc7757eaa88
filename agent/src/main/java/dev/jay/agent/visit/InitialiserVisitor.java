package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tells the runtime, when a program is recorded or replayed, whose initialiser begins. */
final class InitialiserVisitor extends MethodVisitor {
  private final String className;

  InitialiserVisitor(MethodVisitor next, String className) {
    super(Opcodes.ASM9, next);
    this.className = className;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    mv.visitLdcInsn(className); // name
    Emit.hook(mv, "Regions", "initialises", "(Ljava/lang/String;)V");
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(Math.max(1, maxStack), maxLocals);
  }
}
