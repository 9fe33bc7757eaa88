package dev.jay.agent.visit;

import dev.jay.agent.table.SiteWeights;
import dev.jay.runtime.core.Sites;
import dev.jay.trace.Site;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts hooks behind places of the program at which it may synchronize: calls and monitor
 * instructions. While the program is tuned, behind all of them, to say where it is; when it runs
 * with hints, behind those that the hints name, to say how long it computes from there. It sees a
 * method's code as it was compiled, so that ordinals depend on nothing else.
 */
final class SiteVisitor extends MethodVisitor {
  /** Trips of the first length, see the runtime's Computations; each has four times as many. */
  private static final int LEAST_TRIPS = 1 << 12;

  private final SiteWeights weights;
  private final String method;
  private final Map<String, Integer> ordinals = new HashMap<>();
  private int line;

  SiteVisitor(
      MethodVisitor next, SiteWeights weights, String className, String name, String descriptor) {
    super(Opcodes.ASM9, next);
    this.weights = weights;
    this.method = className.replace('/', '.') + '.' + name + descriptor;
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
    super.visitLineNumber(number, start);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (weights.areMeasured() && !name.equals("<init>")) {
      Emit.hook(mv, "Tuning", "calls", "()V");
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (maySynchronize(owner, name)) {
      after("call " + owner.substring(owner.lastIndexOf('/') + 1) + '.' + name);
    }
  }

  @Override
  public void visitInsn(int opcode) {
    super.visitInsn(opcode);
    if (opcode == Opcodes.MONITORENTER) {
      after("enter monitor");
    } else if (opcode == Opcodes.MONITOREXIT) {
      after("exit monitor");
    }
  }

  private static boolean maySynchronize(String owner, String name) {
    return !name.equals("<init>")
        && (!owner.startsWith("java/lang/")
            || owner.equals("java/lang/Thread")
            || owner.equals("java/lang/Object"));
  }

  private void after(String what) {
    int ordinal = ordinals.merge(what, 1, Integer::sum);
    String site = Site.text(method, ordinal, what, line);
    if (weights.areMeasured()) {
      Emit.number(mv, Sites.number(site)); // ... site
      Emit.hook(mv, "Tuning", "returns", "(I)V"); // ...
      return;
    }
    int length = weights.lengthAt(Site.place(site));
    if (length > 0) {
      Emit.number(mv, LEAST_TRIPS << 2 * (length - 1)); // ... trips
      Emit.hook(mv, "Computing", "begins", "(I)V"); // ...
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + 1, maxLocals);
  }
}
