package dev.jay.agent.visit;

import dev.jay.trace.Kind;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes the calls by which Thread's constructors draw a thread's number and default name
 * operations. The calls, not the methods: on 17 those are synchronized, and inside them it would be
 * too late.
 */
final class NumberVisitor extends MethodVisitor {
  private final boolean checking;

  /** When checking, the numbers are given anew in every run instead. */
  NumberVisitor(MethodVisitor next, boolean checking) {
    super(Opcodes.ASM9, next);
    this.checking = checking;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean draws =
        opcode == Opcodes.INVOKESTATIC
            && owner.startsWith("java/lang/Thread")
            && (name.equals("nextThreadNum")
                || name.equals("nextThreadID")
                || name.equals("genThreadName")
                || owner.endsWith("$ThreadIdentifiers"));
    if (draws && checking) {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      String type = descriptor.substring(2);
      String hook = type.equals("J") ? "id" : type.equals("I") ? "ordinal" : "name";
      Emit.hook(mv, "Numbers", hook, "(" + type + ")" + type);
      return;
    }
    if (draws) {
      Emit.access(mv, Kind.STATUS);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (draws) {
      Emit.accessed(mv);
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
