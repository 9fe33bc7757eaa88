package dev.jay.agent.scan;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * What instructions without operands do to the operand stack, by slots: letters for what they take
 * off, a colon, and letters for what they push. A letter that stands on both sides is the same
 * value.
 */
final class StackEffects {
  private static final @Nullable String[] BY_OPCODE = new String[256];

  static {
    set(":", Opcodes.NOP, Opcodes.RETURN);
    set(":z", range(Opcodes.ACONST_NULL, Opcodes.ICONST_5));
    set(":z", range(Opcodes.FCONST_0, Opcodes.FCONST_2));
    set(":yz", Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1);
    set("ab:z", range(Opcodes.IALOAD, Opcodes.SALOAD));
    set("ab:yz", Opcodes.LALOAD, Opcodes.DALOAD);
    set("abc:", range(Opcodes.IASTORE, Opcodes.SASTORE));
    set("abcd:", Opcodes.LASTORE, Opcodes.DASTORE);
    set("a:", Opcodes.POP, Opcodes.IRETURN, Opcodes.FRETURN, Opcodes.ARETURN, Opcodes.ATHROW);
    set("a:", Opcodes.MONITORENTER, Opcodes.MONITOREXIT);
    set("ab:", Opcodes.POP2, Opcodes.LRETURN, Opcodes.DRETURN);
    set("a:aa", Opcodes.DUP);
    set("ab:bab", Opcodes.DUP_X1);
    set("abc:cabc", Opcodes.DUP_X2);
    set("ab:abab", Opcodes.DUP2);
    set("abc:bcabc", Opcodes.DUP2_X1);
    set("abcd:cdabcd", Opcodes.DUP2_X2);
    set("ab:ba", Opcodes.SWAP);
    for (int first = Opcodes.IADD; first <= Opcodes.IREM; first += 4) {
      set("ab:z", first, first + 2);
      set("abcd:yz", first + 1, first + 3);
    }
    set("a:z", Opcodes.INEG, Opcodes.FNEG, Opcodes.I2F, Opcodes.F2I, Opcodes.ARRAYLENGTH);
    set("a:z", Opcodes.I2B, Opcodes.I2C, Opcodes.I2S);
    set("ab:yz", Opcodes.LNEG, Opcodes.DNEG, Opcodes.L2D, Opcodes.D2L);
    set("ab:z", Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR);
    set("abc:yz", Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR);
    set("ab:z", Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR, Opcodes.FCMPL, Opcodes.FCMPG);
    set("abcd:yz", Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR);
    set("abcd:z", Opcodes.LCMP, Opcodes.DCMPL, Opcodes.DCMPG);
    set("a:yz", Opcodes.I2L, Opcodes.I2D, Opcodes.F2L, Opcodes.F2D);
    set("ab:z", Opcodes.L2I, Opcodes.L2F, Opcodes.D2I, Opcodes.D2F);
  }

  private StackEffects() {}

  private static void set(String effect, int... opcodes) {
    for (int opcode : opcodes) {
      BY_OPCODE[opcode] = effect;
    }
  }

  private static int[] range(int first, int last) {
    int[] opcodes = new int[last - first + 1];
    for (int i = 0; i < opcodes.length; i++) {
      opcodes[i] = first + i;
    }
    return opcodes;
  }

  /** The effect of an instruction, or null if it has operands. */
  static @Nullable String of(int opcode) {
    return BY_OPCODE[opcode];
  }
}
