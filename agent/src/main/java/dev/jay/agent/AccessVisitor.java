package dev.jay.agent;

import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes each access to a volatile field (or, between fences, to a plain one), and each call of a
 * VarHandle or of Unsafe that orders memory, an operation: a hook before and a hook after. Both
 * leave the operand stack as it was. If the access throws, the hook after it is missed, and the
 * runtime makes up for it at the thread's next operation.
 */
final class AccessVisitor extends MethodVisitor {
  private static final String LOCKS = "java/util/concurrent/locks/";

  private final @Nullable Hierarchy hierarchy;
  private final boolean tellsObjects;
  private final boolean isConstructor;

  /**
   * For a method of the JDK, where the object of an access says nothing. Without a hierarchy,
   * fields are left to somebody else.
   */
  AccessVisitor(MethodVisitor next, @Nullable Hierarchy hierarchy) {
    this(next, hierarchy, false, "");
  }

  private AccessVisitor(
      MethodVisitor next, @Nullable Hierarchy hierarchy, boolean tellsObjects, String methodName) {
    super(Opcodes.ASM9, next);
    this.hierarchy = hierarchy;
    this.tellsObjects = tellsObjects;
    this.isConstructor = methodName.equals("<init>");
  }

  /** For a method of the program: the runtime is told whose field is accessed. */
  static AccessVisitor ofProgram(MethodVisitor next, Hierarchy hierarchy, String methodName) {
    return new AccessVisitor(next, hierarchy, true, methodName);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean operation = hierarchy != null && hierarchy.isVolatile(owner, name);
    if (operation) {
      before(opcode, descriptor);
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (operation) {
      Emit.accessed(mv);
    }
  }

  /** In a constructor the object may be one that must not be touched yet. */
  private void before(int opcode, String descriptor) {
    if (!tellsObjects
        || opcode == Opcodes.GETSTATIC
        || opcode == Opcodes.PUTSTATIC
        || (opcode == Opcodes.PUTFIELD && isConstructor)) {
      Emit.access(mv, Kind.VOLATILE);
      return;
    }
    Emit.copyObjectOfField(mv, opcode, descriptor); // object value? object
    Emit.access(mv, "(Ljava/lang/Object;I)V", Kind.VOLATILE); // as it was
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean operation =
        owner.equals("java/lang/invoke/VarHandle")
            ? ordersMemory(name)
            : (owner.equals("sun/misc/Unsafe") || owner.equals("jdk/internal/misc/Unsafe"))
                    && isAtomic(name)
                || isSynchronizerState(owner, name);
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

  /** The state of a synchronizer of the program's own. */
  private boolean isSynchronizerState(String owner, String name) {
    return (name.equals("getState") || name.equals("setState") || name.equals("compareAndSetState"))
        && hierarchy != null
        && (hierarchy.isA(owner, LOCKS + "AbstractQueuedSynchronizer")
            || hierarchy.isA(owner, LOCKS + "AbstractQueuedLongSynchronizer"));
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
