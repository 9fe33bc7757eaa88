package dev.jay.agent.visit;

import dev.jay.runtime.core.Sites;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells the runtime, when checking, of the program's calls of what threads share in the JDK
 * (atomics, locks, queues, collections, handles), with arguments and result: a report of a failure
 * shows them.
 */
final class CallTextVisitor extends MethodVisitor {
  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String HANDLE = "java/lang/invoke/VarHandle";

  private final ClassContext context;
  private final String place;
  private int line;
  private int mostSpilled;

  CallTextVisitor(MethodVisitor next, ClassContext context, String method) {
    super(Opcodes.ASM9, next);
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
    if (opcode == Opcodes.INVOKESTATIC || name.equals("<init>") || !isShared(owner)) {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      return;
    }
    int site = Sites.number(place + ":" + line + " " + name);
    Emit.number(mv, site); // receiver arguments site
    Emit.hook(mv, "Calls", "begin", "(I)V"); // receiver arguments
    Type[] types = Type.getArgumentTypes(descriptor);
    if (types.length > 0) {
      context.receivers.spill(mv, types); // receiver
      for (int i = 0; i < types.length; i++) {
        context.receivers.load(mv, types, i); // receiver argument
        Emit.hook(mv, "Calls", "argument", "(" + told(types[i]) + ")V"); // receiver
      }
      context.receivers.unload(mv, descriptor); // receiver arguments
      mostSpilled = Math.max(mostSpilled, ReceiverCopier.slots(types));
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface); // result?
    returned(Type.getReturnType(descriptor), site);
  }

  private void returned(Type type, int site) {
    boolean isVoid = type.getSort() == Type.VOID;
    if (!isVoid) {
      mv.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // result result
    }
    Emit.number(mv, site); // result result? site
    Emit.hook(mv, "Calls", "returned", "(" + (isVoid ? "" : told(type)) + "I)V"); // result?
  }

  private static String told(Type type) {
    switch (type.getSort()) {
      case Type.BOOLEAN:
      case Type.CHAR:
      case Type.LONG:
      case Type.FLOAT:
      case Type.DOUBLE:
        return type.getDescriptor();
      case Type.BYTE:
      case Type.SHORT:
      case Type.INT:
        return "I";
      default:
        return "Ljava/lang/Object;";
    }
  }

  private boolean isShared(String owner) {
    if (owner.startsWith("[")) {
      return false;
    }
    String first = context.hierarchy.firstOfJdk(owner);
    return first.startsWith(CONCURRENT)
        || first.equals(HANDLE)
        || context.rules.containers.names(first);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, context.receivers.locals(maxLocals, mostSpilled));
  }
}
