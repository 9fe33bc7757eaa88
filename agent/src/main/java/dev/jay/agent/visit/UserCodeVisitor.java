package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Has the runtime make the calls of the program's functions, outside the turn. */
final class UserCodeVisitor extends MethodVisitor {
  UserCodeVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean isFunction =
        opcode == Opcodes.INVOKEINTERFACE
            && (owner.equals("java/lang/Runnable")
                || owner.equals("java/util/concurrent/Callable")
                || owner.equals("java/util/function/Function")
                || owner.equals("java/util/function/BiFunction")
                || owner.equals("java/util/function/Consumer")
                || owner.equals("java/util/function/BiConsumer")
                || owner.equals("java/util/function/Supplier"));
    if (isFunction) {
      Emit.hook(mv, "UserCode", name, "(L" + owner + ";" + descriptor.substring(1));
    } else {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }
}
