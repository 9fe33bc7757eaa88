package dev.jay.agent.visit;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * For {@code ForkJoinTask.doExec}, which is a region but for the task itself: gives the turn up for
 * the call of {@code exec}, and takes it again after it or first in the handler of what it throws.
 */
final class TaskVisitor extends MethodVisitor {
  private final Set<Label> handlers = new HashSet<>();
  private boolean atHandler;

  TaskVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    handlers.add(handler);
    super.visitTryCatchBlock(start, end, handler, type);
  }

  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    atHandler |= handlers.contains(label);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    if (atHandler) {
      atHandler = false;
      Emit.hook(mv, "Regions", "resume", "()V"); // thrown
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean isTask = name.equals("exec");
    if (isTask) {
      Emit.hook(mv, "Regions", "suspend", "()V"); // task
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (isTask) {
      Emit.hook(mv, "Regions", "resume", "()V"); // completed
    }
  }
}
