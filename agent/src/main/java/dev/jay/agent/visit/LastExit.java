package dev.jay.agent.visit;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Leaving a monitor in the handler that compilers write for it. That handler covers itself: should
 * leaving fail, it is tried again. This must not hold for the hook before it. The quick compiler
 * (C1) refuses a method with a call that leads back into the handler it stands in; such a method
 * would be interpreted until the other compiler has time for it, which then knows nothing of how it
 * ran. But something has to cover the hook: both compilers want to see a monitor left on all ways
 * out. So it has a handler of its own, which leaves the monitor without a hook.
 *
 * <pre>
 *   handler:  ...            covered by handler
 *             hook           covered by bare
 *             MONITOREXIT    covered by handler
 *             ATHROW
 *   bare:     MONITOREXIT    covered by bare
 *             ATHROW
 * </pre>
 */
final class LastExit {
  private static final int NONE = -1;

  private final String hooks;
  private final int local;
  private final @Nullable String className;
  private final Label start = new Label();
  private final Label end = new Label();
  private final Label bare = new Label();

  private LastExit(String hooks, int local, @Nullable String className) {
    this.hooks = hooks;
    this.local = local;
    this.className = className;
  }

  /** Leaves the monitor in that local variable; its hooks are in that class. */
  static LastExit ofLocal(String hooks, int local) {
    return new LastExit(hooks, local, null);
  }

  /** Leaves the monitor of the class. */
  static LastExit ofClass(String hooks, String className) {
    return new LastExit(hooks, NONE, className);
  }

  void loadMonitor(MethodVisitor mv) {
    if (className != null) {
      mv.visitLdcInsn(Type.getObjectType(className)); // class
    } else {
      mv.visitVarInsn(Opcodes.ALOAD, local); // lock
    }
  }

  /** The hook, with the monitor on the stack. */
  void hook(MethodVisitor mv) {
    mv.visitLabel(start);
    Emit.monitorHook(mv, hooks, Opcodes.MONITOREXIT); // lock
    mv.visitLabel(end);
  }

  /** To be called before the handler that the hook stands in is told: the first one counts. */
  void coverHook(MethodVisitor mv) {
    mv.visitTryCatchBlock(start, end, bare, null);
  }

  /**
   * The handler, at the method's end.
   *
   * @param thisClass of the object in the first local variable, if it is there: code around the
   *     method may need it
   */
  void handler(MethodVisitor mv, @Nullable String thisClass) {
    Label left = new Label();
    mv.visitTryCatchBlock(bare, left, bare, null);
    mv.visitLabel(bare);
    frame(mv, thisClass); // error
    loadMonitor(mv); // error lock
    mv.visitInsn(Opcodes.MONITOREXIT); // error
    mv.visitLabel(left);
    mv.visitInsn(Opcodes.ATHROW);
  }

  /** The frame of a handler that needs the monitor. */
  void frame(MethodVisitor mv, @Nullable String thisClass) {
    Object[] locals = new Object[Math.max(local, thisClass == null ? NONE : 0) + 1];
    Arrays.fill(locals, Opcodes.TOP);
    if (local != NONE) {
      locals[local] = "java/lang/Object";
    }
    if (thisClass != null) {
      locals[0] = thisClass;
    }
    mv.visitFrame(Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
  }
}
