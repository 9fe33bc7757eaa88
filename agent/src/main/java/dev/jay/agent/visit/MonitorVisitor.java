package dev.jay.agent.visit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts the hooks before MONITORENTER and MONITOREXIT. Before, not after, the exit: after it they
 * would lie in javac's handler range, and the JIT would refuse the method. An exit in a handler
 * that covers itself is a {@link LastExit}.
 */
final class MonitorVisitor extends LastLoadVisitor {
  /**
   * The method's handlers in order; they are passed on at its end, when its last exits are known.
   */
  private final List<Covered> handlers = new ArrayList<>(0);

  /** Its object may not be there yet, and frames would have to say so: left to the compilers. */
  private final boolean isConstructor;

  /** The class, until it turns out that the method does not keep its object. */
  private @Nullable String thisClass;

  private final String hooks;

  /** Monitors are operations. */
  MonitorVisitor(MethodVisitor next, String className, int access, String name) {
    this(next, "Monitors", className, access, name);
  }

  private MonitorVisitor(
      MethodVisitor next, String hooks, String className, int access, String name) {
    super(next);
    this.hooks = hooks;
    this.isConstructor = name.equals("<init>");
    this.thisClass = (access & Opcodes.ACC_STATIC) == 0 ? className : null;
  }

  /** Monitors stand inside operations. */
  static MonitorVisitor inner(MethodVisitor next, String className, int access, String name) {
    return new MonitorVisitor(next, "InnerMonitors", className, access, name);
  }

  /** A line of the method's table of handlers. */
  private static final class Covered {
    final Label start;
    final Label end;
    final Label handler;
    final @Nullable String type;

    /** What it covers has begun and not ended. */
    private boolean isCovering;

    /** So has the handler itself: it covers itself, and the instruction visited lies within. */
    boolean isOpen;

    @Nullable LastExit exit;

    Covered(Label start, Label end, Label handler, @Nullable String type) {
      this.start = start;
      this.end = end;
      this.handler = handler;
      this.type = type;
    }

    void reach(Label label) {
      isCovering = label == start || (isCovering && label != end);
      isOpen = isCovering && (isOpen || label == handler);
    }
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    handlers.add(new Covered(start, end, handler, type));
  }

  @Override
  public void visitLabel(Label label) {
    for (Covered each : handlers) {
      each.reach(label);
    }
    super.visitLabel(label);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    if (Emit.overwritesThis(opcode, variable)) {
      thisClass = null;
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitInsn(int opcode) {
    Covered handler = opcode == Opcodes.MONITOREXIT ? open() : null;
    if (handler != null) {
      handler.exit = LastExit.ofLocal(hooks, lastLoad());
      handler.exit.hook(mv);
    } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
      Emit.monitorHook(mv, hooks, opcode);
    }
    super.visitInsn(opcode);
  }

  /** The handler that covers itself and leaves the monitor here; null if there is none such. */
  private @Nullable Covered open() {
    if (isConstructor || lastLoad() < 0) {
      return null;
    }
    for (Covered each : handlers) {
      if (each.isOpen && each.exit == null) {
        return each;
      }
    }
    return null;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    for (Covered each : handlers) {
      if (each.exit != null) {
        each.exit.coverHook(mv);
      }
      super.visitTryCatchBlock(each.start, each.end, each.handler, each.type);
    }
    for (Covered each : handlers) {
      if (each.exit != null) {
        each.exit.handler(mv, thisClass);
      }
    }
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
