package dev.jay.agent;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Small pieces of bytecode that several transformers write. */
final class Emit {
  static final String RUNTIME = "dev/jay/runtime/";

  /** Room on the operand stack that inserted code needs at most. */
  static final int EXTRA_STACK = 6;

  private Emit() {}

  static void hook(MethodVisitor mv, String owner, String name, String descriptor) {
    mv.visitMethodInsn(Opcodes.INVOKESTATIC, RUNTIME + owner, name, descriptor, false);
  }

  /** Calls the hook of a monitor instruction, with the monitor on the stack. */
  static void monitorHook(MethodVisitor mv, int opcode) {
    mv.visitInsn(Opcodes.DUP); // lock lock
    hook(
        mv,
        "Monitors",
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

  static void accessed(MethodVisitor mv) {
    hook(mv, "Regions", "accessed", "()V");
  }

  /**
   * Code around a whole instance method needs its object to the end. Compilers keep it where it is;
   * optimisers that reuse its place would make the class fail verification.
   */
  static void keepThis(int opcode, int variable) {
    if (variable == 0 && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
      throw new IllegalStateException("a method of it overwrites its 'this'");
    }
  }

  static boolean isReturn(int opcode) {
    return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
  }
}
