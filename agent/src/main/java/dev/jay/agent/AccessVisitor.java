package dev.jay.agent;

import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes each access to a volatile field, and each call of a VarHandle or of Unsafe that orders
 * memory, an operation: a hook before and a hook after. Neither touches the operand stack. If the
 * access throws, the hook after it is missed, and the runtime makes up for it at the thread's next
 * operation.
 */
final class AccessVisitor extends MethodVisitor {
  private final @Nullable Hierarchy hierarchy;

  /** Without a hierarchy, fields are left to somebody else. */
  AccessVisitor(MethodVisitor next, @Nullable Hierarchy hierarchy) {
    super(Opcodes.ASM9, next);
    this.hierarchy = hierarchy;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean operation = hierarchy != null && hierarchy.isVolatile(owner, name);
    if (operation) {
      Emit.access(mv, Kind.VOLATILE);
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (operation) {
      Emit.accessed(mv);
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean operation =
        owner.equals("java/lang/invoke/VarHandle")
            ? ordersMemory(name)
            : (owner.equals("sun/misc/Unsafe") || owner.equals("jdk/internal/misc/Unsafe"))
                && isAtomic(name);
    if (operation) {
      Emit.access(mv, Kind.ATOMIC);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (operation) {
      Emit.accessed(mv);
    }
  }

  private static boolean ordersMemory(String name) {
    return name.startsWith("compareAnd")
        || name.startsWith("weakCompareAnd")
        || name.startsWith("getAnd")
        || name.endsWith("Volatile")
        || name.endsWith("Acquire")
        || name.endsWith("Release")
        || name.endsWith("Opaque");
  }

  private static boolean isAtomic(String name) {
    return name.startsWith("compareAnd")
        || name.startsWith("weakCompareAnd")
        || name.startsWith("getAnd")
        || name.endsWith("Volatile")
        || name.startsWith("putOrdered");
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
