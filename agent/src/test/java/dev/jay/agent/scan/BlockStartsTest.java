package dev.jay.agent.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class BlockStartsTest {
  /** {@code if (p != 0) {...} new Object(p != 0 ? 1 : 2)}, whose frames name the new object. */
  private static byte[] choosesBetweenNewAndItsConstructor() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "A", null, "java/lang/Object", null);
    MethodVisitor mv = writer.visitMethod(Opcodes.ACC_STATIC, "m", "(I)V", null, null);
    Label made = new Label();
    Label second = new Label();
    Label both = new Label();
    mv.visitCode();
    mv.visitLabel(made);
    mv.visitTypeInsn(Opcodes.NEW, "A");
    mv.visitVarInsn(Opcodes.ILOAD, 0);
    mv.visitJumpInsn(Opcodes.IFEQ, second);
    mv.visitInsn(Opcodes.ICONST_1);
    mv.visitJumpInsn(Opcodes.GOTO, both);
    mv.visitLabel(second);
    mv.visitFrame(Opcodes.F_FULL, 1, new Object[] {Opcodes.INTEGER}, 1, new Object[] {made});
    mv.visitInsn(Opcodes.ICONST_2);
    mv.visitLabel(both);
    mv.visitFrame(
        Opcodes.F_FULL, 1, new Object[] {Opcodes.INTEGER}, 2, new Object[] {made, Opcodes.INTEGER});
    mv.visitMethodInsn(Opcodes.INVOKESPECIAL, "A", "<init>", "(I)V", false);
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(2, 1);
    mv.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  @Test
  void targetsAreFoundWhereFramesHaveLabelsOfTheirOwn() {
    ClassReader reader = new ClassReader(choosesBetweenNewAndItsConstructor());
    Map<String, BlockStarts> all = BlockStarts.of(reader);
    Set<Label> targets = new HashSet<>();
    Set<Label> starts = new HashSet<>();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
              private int labels;

              @Override
              public void visitJumpInsn(int opcode, Label label) {
                targets.add(label);
              }

              @Override
              public void visitLabel(Label label) {
                if (all.get(name + descriptor).contains(labels++)) {
                  starts.add(label);
                }
              }
            };
          }
        },
        0);
    assertThat(starts).isEqualTo(targets);
  }
}
