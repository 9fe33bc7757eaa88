package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * For code of the JDK whose monitors are not ordered: hooks do nothing while one of them is held.
 * Otherwise a thread could wait for its turn inside, holding the real monitor, while the thread
 * whose turn it is waits for that monitor, where nobody sees it. The hook that ends the shield
 * stands before MONITOREXIT, which cannot block.
 */
final class ShieldVisitor extends MethodVisitor {
  private ShieldVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  /** Shields the method's blocks, and the whole body if the method is synchronized. */
  static MethodVisitor before(MethodVisitor next, String className, int access) {
    if ((access & Opcodes.ACC_SYNCHRONIZED) == 0) {
      return new ShieldVisitor(next);
    }
    return Wraps.shield(next, (access & Opcodes.ACC_STATIC) != 0 ? null : className);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.MONITORENTER) {
      Emit.hook(mv, "Regions", "shield", "()V");
    } else if (opcode == Opcodes.MONITOREXIT) {
      Emit.hook(mv, "Regions", "unshield", "()V");
    }
    super.visitInsn(opcode);
  }
}
