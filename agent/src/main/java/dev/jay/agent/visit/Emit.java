package dev.jay.agent.visit;

import dev.jay.agent.table.Hooks;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Small pieces of bytecode that several transformers write. */
final class Emit {
  /** Room on the operand stack that inserted code needs at most. */
  static final int EXTRA_STACK = 6;

  private Emit() {}

  static void hook(MethodVisitor mv, String owner, String name, String descriptor) {
    mv.visitMethodInsn(Opcodes.INVOKESTATIC, Hooks.PACKAGE + owner, name, descriptor, false);
  }

  /** Loads the arguments of an instance method. */
  static void loadArguments(MethodVisitor mv, String descriptor) {
    int local = 1;
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      mv.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local); // arguments
      local += argument.getSize();
    }
  }

  /** Copies the object that lies below some slots, 2 at most, to the top of the operand stack. */
  static void copyFromBelow(MethodVisitor mv, int slots) {
    switch (slots) {
      case 0: // object
        mv.visitInsn(Opcodes.DUP); // object object
        break;
      case 1: // object a
        mv.visitInsn(Opcodes.DUP2); // object a object a
        mv.visitInsn(Opcodes.POP); // object a object
        break;
      case 2: // object a b
        mv.visitInsn(Opcodes.DUP2_X1); // a b object a b
        mv.visitInsn(Opcodes.POP2); // a b object
        mv.visitInsn(Opcodes.DUP_X2); // object a b object
        break;
      default:
        throw new IllegalArgumentException("an object below " + slots + " slots");
    }
  }

  /** Lifts what lies below a value of some slots, 2 at most, to the top of the operand stack. */
  static void lift(MethodVisitor mv, int slots) {
    switch (slots) {
      case 0:
        break;
      case 1: // it value
        mv.visitInsn(Opcodes.SWAP); // value it
        break;
      case 2: // it value
        mv.visitInsn(Opcodes.DUP2_X1); // value it value
        mv.visitInsn(Opcodes.POP2); // value it
        break;
      default:
        throw new IllegalArgumentException("a value of " + slots + " slots");
    }
  }

  /** Before an access to a field: copies its object, which lies below the value to be written. */
  static void copyObjectOfField(MethodVisitor mv, int opcode, String descriptor) {
    copyFromBelow(mv, opcode == Opcodes.GETFIELD ? 0 : Type.getType(descriptor).getSize());
  }

  /** Calls the hook of a monitor instruction, in that class, with the monitor on the stack. */
  static void monitorHook(MethodVisitor mv, String hooks, int opcode) {
    mv.visitInsn(Opcodes.DUP); // lock lock
    hook(
        mv,
        hooks,
        opcode == Opcodes.MONITORENTER ? "enter" : "exit",
        "(Ljava/lang/Object;)V"); // lock
  }

  static void number(MethodVisitor mv, int value) {
    if (value <= 5) {
      mv.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value <= Byte.MAX_VALUE) {
      mv.visitIntInsn(Opcodes.BIPUSH, value);
    } else if (value <= Short.MAX_VALUE) {
      mv.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      mv.visitLdcInsn(value);
    }
  }

  /** Before one access that is an operation; leaves the operand stack as it is. */
  static void access(MethodVisitor mv, int kind) {
    access(mv, "(I)V", kind);
  }

  /** The same for a hook that takes more than the kind. */
  static void access(MethodVisitor mv, String descriptor, int kind) {
    number(mv, kind); // ... kind
    hook(mv, "Regions", "access", descriptor); // ...
  }

  /** After it. */
  static void accessed(MethodVisitor mv) {
    hook(mv, "Regions", "accessed", "()V");
  }

  /**
   * Code around a whole instance method needs its object to the end. Compilers keep it where it is;
   * optimisers that reuse its place would make the class fail verification.
   */
  static void keepThis(int opcode, int variable) {
    if (overwritesThis(opcode, variable)) {
      throw new IllegalStateException("a method of it overwrites its 'this'");
    }
  }

  /** Whether an instance method would lose its object. */
  static boolean overwritesThis(int opcode, int variable) {
    return variable == 0 && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
  }

  static boolean isReturn(int opcode) {
    return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
  }
}
