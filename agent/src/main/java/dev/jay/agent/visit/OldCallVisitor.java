package dev.jay.agent.visit;

import dev.jay.agent.table.OldCalls;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts a hook before calls that may reach a synchronized method of a class loaded before the agent,
 * see {@link OldCalls}.
 */
final class OldCallVisitor extends ReceiverVisitor {
  private final ClassContext context;
  private final @Nullable OldReferences references;

  OldCallVisitor(MethodVisitor next, ClassContext context) {
    this(next, context, null);
  }

  /** {@code references} is null where method references stay as they are. */
  OldCallVisitor(MethodVisitor next, ClassContext context, @Nullable OldReferences references) {
    super(next, context.receivers);
    this.references = references;
    this.context = context;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    OldCalls.Hook hook =
        opcode == Opcodes.INVOKESTATIC
            ? null
            : context.rules.oldCalls.before(
                opcode == Opcodes.INVOKESPECIAL, context.hierarchy, owner, name, descriptor);
    if (hook != null) {
      tell(descriptor, "OldMonitors", hook.name, hook.method);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  /** Lambdas that can be serialized keep their methods: their names are in the serial form. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    if (references != null && bootstrap.getName().equals("metafactory")) {
      for (int i = 0; i < arguments.length; i++) {
        if (arguments[i] instanceof Handle) {
          arguments[i] = references.replace((Handle) arguments[i], descriptor);
        }
      }
    }
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }
}
