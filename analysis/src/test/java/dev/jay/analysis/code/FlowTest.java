package dev.jay.analysis.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

class FlowTest {
  /** {@code if (p == 0) throw null; while (p < 9) p++; return;} */
  private static Method checkAndLoop() {
    MethodNode code = new MethodNode(Opcodes.ACC_STATIC, "m", "(I)V", null, null);
    Label good = new Label();
    Label loop = new Label();
    Label end = new Label();
    code.visitVarInsn(Opcodes.ILOAD, 0); // 0
    code.visitJumpInsn(Opcodes.IFNE, good); // 1
    code.visitInsn(Opcodes.ACONST_NULL); // 2
    code.visitInsn(Opcodes.ATHROW); // 3
    code.visitLabel(good);
    code.visitLabel(loop);
    code.visitVarInsn(Opcodes.ILOAD, 0); // 4
    code.visitIntInsn(Opcodes.BIPUSH, 9); // 5
    code.visitJumpInsn(Opcodes.IF_ICMPGE, end); // 6
    code.visitIincInsn(0, 1); // 7
    code.visitJumpInsn(Opcodes.GOTO, loop); // 8
    code.visitLabel(end);
    code.visitInsn(Opcodes.RETURN); // 9
    code.visitMaxs(2, 1);
    return new Method("A", code);
  }

  private static BitSet bits(int... bits) {
    BitSet set = new BitSet();
    for (int each : bits) {
      set.set(each);
    }
    return set;
  }

  @Test
  void aCheckThatThrowsDecidesAboutItsThrowAlone() {
    Flow flow = checkAndLoop().flow();
    assertThat(flow.guards(1)).isTrue();
    assertThat(flow.decided(1)).isEqualTo(bits(2, 3));
  }

  @Test
  void aLoopDecidesAboutItsBodyAndAboutItself() {
    Flow flow = checkAndLoop().flow();
    assertThat(flow.guards(6)).isFalse();
    assertThat(flow.decided(6)).isEqualTo(bits(4, 5, 6, 7, 8));
    assertThat(flow.deciders(9)).isEmpty();
  }

  @Test
  void theSourcesOfAnOperandAreParametersAndAssignments() {
    Method method = checkAndLoop();
    assertThat(method.sources().operands(4)).hasSize(1);
    assertThat(method.sources().operands(4).get(0)).containsExactlyInAnyOrder(-1, 7);
    assertThat(method.sources().operands(6).get(1)).containsExactly(5);
  }

  @Test
  void blocksBeginWhereJumpsLeadAndBehindThem() {
    Method method = checkAndLoop();
    BitSet begins = new BitSet();
    for (int i = 0; i < method.instructions.size(); i++) {
      begins.set(i, method.begins(i));
    }
    assertThat(begins).isEqualTo(bits(0, 2, 4, 7, 9));
  }
}
