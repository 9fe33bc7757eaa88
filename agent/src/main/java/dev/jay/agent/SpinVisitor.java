package dev.jay.agent;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * For a loop that does nothing but look until another thread has done something: it gives up the
 * turn before each jump back, since otherwise that thread would never do it.
 */
final class SpinVisitor extends MethodVisitor {
  private final Set<Label> seen = new HashSet<>();

  SpinVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitLabel(Label label) {
    seen.add(label);
    super.visitLabel(label);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    if (seen.contains(label)) {
      Emit.hook(mv, "Threads", "yield", "()V"); // the operand stack stays as it is
    }
    super.visitJumpInsn(opcode, label);
  }
}
