package dev.jay.agent.visit;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.hooks.Contents;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts hooks around every access to plain memory, for the trace. Before a write the value is put
 * aside into a variable that no method of the class uses, so that it can be compared with what is
 * there.
 */
final class TraceVisitor extends PlainAccessVisitor {
  private final String hooks;
  private final int aside;
  private boolean usesAside;

  private TraceVisitor(
      MethodVisitor next, ClassContext context, String name, String descriptor, String hooks) {
    super(next, context, name, descriptor, null);
    this.hooks = hooks;
    this.aside = context.receivers.firstFree();
  }

  static TraceVisitor ofProgram(
      MethodVisitor next, ClassContext context, String name, String descriptor) {
    return new TraceVisitor(next, context, name, descriptor, "Traced");
  }

  static TraceVisitor ofJdk(
      MethodVisitor next, ClassContext context, String name, String descriptor) {
    return new TraceVisitor(next, context, name, descriptor, JDK_HOOKS);
  }

  @Override
  void beforeField(int opcode, String owner, String name, String descriptor, String site) {
    Type type = Type.getType(descriptor);
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    boolean writes = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    if (writes) {
      putAside(type); // object?
    }
    if (isStatic) {
      mv.visitLdcInsn(Type.getObjectType(owner)); // class
    } else {
      mv.visitInsn(Opcodes.DUP); // object object
    }
    Emit.number(mv, Sites.number(site)); // object? object number
    Emit.hook(mv, hooks, "begin", "(Ljava/lang/Object;I)V"); // object?
    if (writes) {
      if (!isStatic) {
        mv.visitInsn(Opcodes.DUP); // object object
      }
      mv.visitFieldInsn(
          isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD, owner, name, descriptor); // object? old
      compare(type); // object? value
    }
  }

  @Override
  void beforeElement(int opcode, String site) {
    boolean writes = isStore(opcode);
    Type type = elementType(opcode);
    if (writes) {
      putAside(type); // array index
    }
    mv.visitInsn(Opcodes.DUP2); // array index array index
    Emit.number(mv, Sites.number(site)); // array index array index number
    Emit.hook(mv, hooks, "beginElement", "(Ljava/lang/Object;II)V"); // array index
    if (writes) {
      mv.visitInsn(Opcodes.DUP2); // array index array index
      mv.visitInsn(opcode - Opcodes.IASTORE + Opcodes.IALOAD); // array index old
      compare(type); // array index value
    }
  }

  static Type elementType(int opcode) {
    switch (opcode) {
      case Opcodes.LALOAD:
      case Opcodes.LASTORE:
        return Type.LONG_TYPE;
      case Opcodes.FALOAD:
      case Opcodes.FASTORE:
        return Type.FLOAT_TYPE;
      case Opcodes.DALOAD:
      case Opcodes.DASTORE:
        return Type.DOUBLE_TYPE;
      case Opcodes.AALOAD:
      case Opcodes.AASTORE:
        return Type.getObjectType("java/lang/Object");
      default:
        return Type.INT_TYPE;
    }
  }

  private void putAside(Type type) {
    usesAside = true;
    mv.visitVarInsn(type.getOpcode(Opcodes.ISTORE), aside);
  }

  /** Compares with what is on the stack, and puts the value there instead. */
  private void compare(Type type) {
    mv.visitVarInsn(type.getOpcode(Opcodes.ILOAD), aside); // old value
    boolean isReference = type.getSort() >= Type.ARRAY;
    boolean isSmall = type.getSort() < Type.INT;
    String letter = isReference ? "Ljava/lang/Object;" : isSmall ? "I" : type.getDescriptor();
    Emit.hook(mv, hooks, "compare", "(" + letter + letter + ")V");
    mv.visitVarInsn(type.getOpcode(Opcodes.ILOAD), aside); // value
  }

  @Override
  void beforeCall(String owner, String name, String descriptor, String site) {
    if (!hooks.equals(JDK_HOOKS)) {
      tell(descriptor, hooks, "call", Contents.numberOfCall(site, name));
    }
  }

  @Override
  void after(boolean writes, boolean isCall, String site) {
    if (!isCall) {
      Emit.hook(mv, hooks, writes ? "written" : "read", "()V");
    } else if (!hooks.equals(JDK_HOOKS)) {
      Emit.hook(mv, hooks, "called", "()V");
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack, usesAside ? Math.max(maxLocals, aside + 2) : maxLocals);
  }
}
