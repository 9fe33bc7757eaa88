package dev.jay.analysis.code;

import org.objectweb.asm.Opcodes;

/** How many values plain instructions take from the operand stack, whatever their size. */
final class Operands {
  private Operands() {}

  static int count(int opcode) {
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return 2;
    }
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return 3;
    }
    if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
      return 1;
    }
    if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG) {
      return 1;
    }
    if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR) {
      return 2;
    }
    if (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
      return 1;
    }
    if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
      return 2;
    }
    if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
      return 1;
    }
    if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE) {
      return 2;
    }
    switch (opcode) {
      case Opcodes.POP:
      case Opcodes.DUP:
      case Opcodes.TABLESWITCH:
      case Opcodes.LOOKUPSWITCH:
      case Opcodes.IRETURN:
      case Opcodes.LRETURN:
      case Opcodes.FRETURN:
      case Opcodes.DRETURN:
      case Opcodes.ARETURN:
      case Opcodes.PUTSTATIC:
      case Opcodes.GETFIELD:
      case Opcodes.NEWARRAY:
      case Opcodes.ANEWARRAY:
      case Opcodes.ARRAYLENGTH:
      case Opcodes.ATHROW:
      case Opcodes.CHECKCAST:
      case Opcodes.INSTANCEOF:
      case Opcodes.MONITORENTER:
      case Opcodes.MONITOREXIT:
      case Opcodes.IFNULL:
      case Opcodes.IFNONNULL:
        return 1;
      case Opcodes.POP2:
      case Opcodes.DUP_X1:
      case Opcodes.DUP2:
      case Opcodes.SWAP:
      case Opcodes.PUTFIELD:
        return 2;
      case Opcodes.DUP_X2:
      case Opcodes.DUP2_X1:
        return 3;
      case Opcodes.DUP2_X2:
        return 4;
      default:
        return 0;
    }
  }
}
