package dev.jay.agent.visit;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * For a loop that looks at a task's {@code status} until another thread has done the task: before
 * it jumps back to that look it gives up the turn, since otherwise that thread would never do it.
 * Loops inside, which do not look, stay as they are.
 */
final class SpinVisitor extends MethodVisitor {
  private final Set<Label> beforeLook = new HashSet<>();
  private boolean hasLooked;

  SpinVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitLabel(Label label) {
    if (!hasLooked) {
      beforeLook.add(label);
    }
    super.visitLabel(label);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    hasLooked |= name.equals("status");
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    if (beforeLook.contains(label)) {
      Emit.hook(mv, "Threads", "looksAgain", "()V"); // the operand stack stays as it is
    }
    super.visitJumpInsn(opcode, label);
  }
}
