package dev.jay.agent.visit;

import dev.jay.agent.scan.FreshObject;
import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.table.Hooks;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes each access to a volatile field (or, between fences, to a plain one), and each call of a
 * VarHandle or of Unsafe that orders memory, an operation: a hook before and a hook after. If the
 * access throws, the hook after it is missed, and the runtime makes up for it at the thread's next
 * operation. Where the runtime is told of the object, the first hook leaves the strand on the
 * operand stack for the second, which need not look for it again; otherwise both leave the stack as
 * it was.
 */
final class AccessVisitor extends MethodVisitor {
  private static final String LOCKS = "java/util/concurrent/locks/";
  private static final int READ = Operation.of(Kind.VOLATILE, Operation.READ, 0);

  private final @Nullable Hierarchy hierarchy;
  private final boolean isOfProgram;
  private final @Nullable FreshObject fresh; // in a constructor

  /** In a constructor: objects made and not initialised yet, other than its own. */
  private int unfinished;

  /** Whether the method's own object may be touched: not before another constructor of it. */
  private boolean isInitialised;

  /**
   * For a method of the JDK, where the object of an access says nothing. Without a hierarchy,
   * fields are left to somebody else.
   */
  AccessVisitor(MethodVisitor next, @Nullable Hierarchy hierarchy) {
    this(next, hierarchy, false, "", null);
  }

  private AccessVisitor(
      MethodVisitor next,
      @Nullable Hierarchy hierarchy,
      boolean isOfProgram,
      String methodName,
      @Nullable FreshObject fresh) {
    super(Opcodes.ASM9, next);
    this.hierarchy = hierarchy;
    this.isOfProgram = isOfProgram;
    this.fresh = fresh;
    this.isInitialised = !methodName.equals("<init>");
  }

  /** For a method of the program: the runtime is told whose field is accessed. */
  static MethodVisitor ofProgram(MethodVisitor next, Hierarchy hierarchy, String methodName) {
    return new AccessVisitor(next, hierarchy, true, methodName, null);
  }

  /**
   * The same for a constructor without loops: what it writes into its object while nobody else can
   * know it is no operation.
   */
  static MethodVisitor ofConstructor(MethodVisitor next, Hierarchy hierarchy) {
    FreshObject fresh = new FreshObject(hierarchy);
    return fresh.before(new AccessVisitor(next, hierarchy, true, "<init>", fresh));
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    if (hierarchy == null
        || !hierarchy.isVolatile(owner, name)
        || (fresh != null && fresh.isOwnWrite())) {
      super.visitFieldInsn(opcode, owner, name, descriptor);
    } else if (isOfProgram && opcode == Opcodes.GETFIELD) {
      read(owner, name, descriptor);
    } else if (isOfProgram && opcode == Opcodes.PUTFIELD && isInitialised) {
      write(owner, name, descriptor);
    } else {
      Emit.access(mv, Kind.VOLATILE);
      super.visitFieldInsn(opcode, owner, name, descriptor);
      Emit.accessed(mv);
    }
  }

  /** The strand lies below the object, and then below its field's value. */
  private void read(String owner, String name, String descriptor) {
    Emit.copyFromBelow(mv, 0); // object object
    accessOf(READ); // object strand
    mv.visitInsn(Opcodes.SWAP); // strand object
    super.visitFieldInsn(Opcodes.GETFIELD, owner, name, descriptor); // strand value
    Emit.lift(mv, Type.getType(descriptor).getSize()); // value strand
    accessedBy(); // value
  }

  private void write(String owner, String name, String descriptor) {
    int slots = Type.getType(descriptor).getSize();
    Emit.copyFromBelow(mv, slots); // object value object
    accessOf(Kind.VOLATILE); // object value strand
    if (slots == 1) {
      mv.visitInsn(Opcodes.DUP_X2); // strand object value strand
      mv.visitInsn(Opcodes.POP); // strand object value
      super.visitFieldInsn(Opcodes.PUTFIELD, owner, name, descriptor); // strand
      accessedBy(); // -
    } else { // too far down
      mv.visitInsn(Opcodes.POP); // object value
      super.visitFieldInsn(Opcodes.PUTFIELD, owner, name, descriptor); // -
      Emit.accessed(mv);
    }
  }

  private void accessOf(int what) {
    Emit.access(mv, "(Ljava/lang/Object;I)" + Hooks.STRAND_TYPE, what);
  }

  private void accessedBy() {
    Emit.hook(mv, "Regions", "accessed", "(" + Hooks.STRAND_TYPE + ")V");
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      unfinished++;
    }
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (name.equals("<init>") && --unfinished < 0) {
      isInitialised = true;
    }
    boolean operation =
        owner.equals("java/lang/invoke/VarHandle")
            ? ordersMemory(name) || (isOfProgram && isOfField(name, descriptor))
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

  /**
   * A plain access to a field through a handle: who goes through one means others to see it. Those
   * to elements of arrays and buffers are mostly not: they read numbers out of bytes.
   */
  private static boolean isOfField(String name, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    int coordinates =
        name.equals("get") ? arguments.length : name.equals("set") ? arguments.length - 1 : -1;
    return coordinates == 0 || (coordinates == 1 && arguments[0].getSort() == Type.OBJECT);
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
