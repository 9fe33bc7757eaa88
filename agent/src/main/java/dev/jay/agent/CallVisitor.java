package dev.jay.agent;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Replaces calls, and method references, by {@link Bridges}. */
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
    // super.wait() and the like come as INVOKESPECIAL; what is bridged is final, so it is the same
    // method
    Bridges.Bridge bridge = find(opcode == Opcodes.INVOKESTATIC, owner, name, descriptor);
    if (bridge == null) {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    } else {
      Emit.hook(mv, bridge.toOwner, bridge.toName, bridge.toDescriptor);
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
    Bridges.Bridge bridge =
        find(tag == Opcodes.H_INVOKESTATIC, handle.getOwner(), handle.getName(), handle.getDesc());
    return bridge == null
        ? handle
        : new Handle(
            Opcodes.H_INVOKESTATIC,
            Emit.RUNTIME + bridge.toOwner,
            bridge.toName,
            bridge.toDescriptor,
            false);
  }

  private Bridges.@Nullable Bridge find(
      boolean isStatic, String owner, String name, String descriptor) {
    Bridges.Bridge bridge = context.rules.bridges.find(inJdk, name, descriptor);
    if (bridge == null || bridge.isStatic != isStatic) {
      return null;
    }
    return bridge.owner == null || context.hierarchy.isA(owner, bridge.owner) ? bridge : null;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
