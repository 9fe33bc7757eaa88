package dev.jay.analysis.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

class UnusedReadsTest {
  @Test
  void whatIsCopiedOnlyToBeDroppedIsUnused() {
    MethodNode code = new MethodNode(Opcodes.ACC_STATIC, "m", "()I", null, null);
    code.visitFieldInsn(Opcodes.GETSTATIC, "A", "x", "I"); // 0, dropped at once
    code.visitInsn(Opcodes.POP); // 1
    code.visitFieldInsn(Opcodes.GETSTATIC, "A", "x", "I"); // 2, copied, then dropped
    code.visitVarInsn(Opcodes.ISTORE, 0); // 3
    code.visitVarInsn(Opcodes.ILOAD, 0); // 4
    code.visitVarInsn(Opcodes.ISTORE, 1); // 5
    code.visitFieldInsn(Opcodes.GETSTATIC, "A", "x", "I"); // 6, copied and returned
    code.visitInsn(Opcodes.DUP); // 7
    code.visitVarInsn(Opcodes.ISTORE, 1); // 8
    code.visitInsn(Opcodes.IRETURN); // 9
    code.visitMaxs(2, 2);
    BitSet used = UnusedReads.used(new Method("A", code));
    assertThat(used.get(0)).isFalse();
    assertThat(used.get(2)).isFalse();
    assertThat(used.get(6)).isTrue();
  }
}
