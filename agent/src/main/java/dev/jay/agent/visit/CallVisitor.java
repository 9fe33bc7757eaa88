package dev.jay.agent.visit;

import dev.jay.agent.table.Hooks;
import dev.jay.agent.table.ReplacedCalls;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Replaces calls, and method references, by {@link ReplacedCalls}. */
final class CallVisitor extends MethodVisitor {
  private final boolean inJdk;
  private final ClassContext context;

  CallVisitor(MethodVisitor next, ClassContext context, boolean inJdk) {
    super(Opcodes.ASM9, next);
    this.inJdk = inJdk;
    this.context = context;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    // super.wait() and the like come as INVOKESPECIAL; what is replaced is final, so it is the same
    // method
    ReplacedCalls.Replacement replacement =
        find(opcode == Opcodes.INVOKESTATIC, owner, name, descriptor);
    if (replacement == null) {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    } else {
      Emit.hook(mv, replacement.toOwner, replacement.toName, replacement.toDescriptor);
    }
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof Handle) {
        arguments[i] = replace((Handle) arguments[i]);
      }
    }
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  private Handle replace(Handle handle) {
    int tag = handle.getTag();
    if (tag != Opcodes.H_INVOKESTATIC && tag != Opcodes.H_INVOKEVIRTUAL) {
      return handle;
    }
    ReplacedCalls.Replacement replacement =
        find(tag == Opcodes.H_INVOKESTATIC, handle.getOwner(), handle.getName(), handle.getDesc());
    return replacement == null
        ? handle
        : new Handle(
            Opcodes.H_INVOKESTATIC,
            Hooks.PACKAGE + replacement.toOwner,
            replacement.toName,
            replacement.toDescriptor,
            false);
  }

  private ReplacedCalls.@Nullable Replacement find(
      boolean isStatic, String owner, String name, String descriptor) {
    ReplacedCalls.Replacement replacement =
        context.rules.replacedCalls.find(inJdk, name, descriptor);
    if (replacement == null || replacement.isStatic != isStatic) {
      return null;
    }
    return replacement.owner == null || context.hierarchy.isA(owner, replacement.owner)
        ? replacement
        : null;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
