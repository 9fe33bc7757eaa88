package dev.jay.agent;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts the hooks before MONITORENTER and MONITOREXIT. Before, not after, the exit: after it they
 * would lie in javac's handler range, and the JIT would refuse the method.
 */
final class MonitorVisitor extends MethodVisitor {
  MonitorVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
      Emit.monitorHook(mv, opcode);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
