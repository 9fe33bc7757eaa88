package dev.jay.agent;

import dev.jay.runtime.Contents;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tells the race detector, when checking, of calls on what {@link ContainerTable} names. */
final class ContentsVisitor extends MethodVisitor {
  private static final Set<String> NO_ACCESS =
      Set.of("<init>", "getClass", "wait", "notify", "notifyAll");

  private final ContainerTable table;
  private final Hierarchy hierarchy;
  private final Receivers receivers;
  private final String place;
  private int line;
  private int mostSpilled;

  ContentsVisitor(
      MethodVisitor next,
      ContainerTable table,
      Hierarchy hierarchy,
      Receivers receivers,
      String className,
      String method) {
    super(Opcodes.ASM9, next);
    this.table = table;
    this.hierarchy = hierarchy;
    this.receivers = receivers;
    this.place = className.replace('/', '.') + "." + method;
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
        && table.names(hierarchy.firstOfJdk(owner))) {
      String type = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
      boolean bySuper = opcode == Opcodes.INVOKESPECIAL;
      receivers.copy(mv, descriptor); // object arguments? object
      Emit.number(mv, Contents.number(place + ":" + line, type, name)); // ... object place
      Emit.hook(mv, "Contents", bySuper ? "useBySuper" : "use", "(Ljava/lang/Object;I)V");
      receivers.restore(mv, descriptor); // object arguments
      mostSpilled = Math.max(mostSpilled, Receivers.spilled(descriptor));
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, receivers.locals(maxLocals, mostSpilled));
  }
}
