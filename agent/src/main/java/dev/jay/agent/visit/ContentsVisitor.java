package dev.jay.agent.visit;

import dev.jay.agent.table.ContainerTable;
import dev.jay.runtime.hooks.Contents;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tells the race detector, when checking, of calls on what {@link ContainerTable} names. */
final class ContentsVisitor extends ReceiverVisitor {
  private static final Set<String> NO_ACCESS =
      Set.of("<init>", "getClass", "wait", "notify", "notifyAll");

  private final ClassContext context;
  private final String place;
  private int line;

  /** Whether a method of that name does nothing to the contents. */
  static boolean isNoAccess(String name) {
    return NO_ACCESS.contains(name);
  }

  ContentsVisitor(MethodVisitor next, ClassContext context, String method) {
    super(next, context.receivers);
    this.context = context;
    this.place = context.className.replace('/', '.') + "." + method;
  }

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
    super.visitLineNumber(line, start);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (opcode != Opcodes.INVOKESTATIC
        && !NO_ACCESS.contains(name)
        && context.rules.containers.names(context.hierarchy.firstOfJdk(owner))) {
      String type = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
      tell(
          descriptor,
          "Contents",
          opcode == Opcodes.INVOKESPECIAL ? "useBySuper" : "use",
          Contents.number(place + ":" + line, type, name));
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }
}
