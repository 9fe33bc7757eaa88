package dev.jay.agent.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jay.agent.ClassFiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** What is read by hand is what ASM reads. */
class ClassFactsTest {
  private static final long LONG = 1L << 40; // takes two places in the constant pool
  private static final double DOUBLE = 0.1;

  @ParameterizedTest
  @ValueSource(
      classes = {
        Object.class,
        List.class,
        ArrayList.class,
        HashMap.class,
        ForkJoinPool.class,
        ClassFactsTest.class,
      })
  void superclassAndFieldsAreThoseOfTheClassFile(Class<?> c) {
    compare(ClassFiles.of(c));
  }

  private static void compare(byte[] file) {
    ClassNode node = new ClassNode();
    new ClassReader(file).accept(node, ClassReader.SKIP_CODE);
    Map<String, Integer> fields = new HashMap<>();
    for (FieldNode field : node.fields) {
      fields.put(field.name, field.access & 0xFFFF);
    }
    ClassFacts facts = new ClassFacts(file);
    assertThat(facts.superName).isEqualTo(node.superName);
    assertThat(facts.fields).isEqualTo(fields);
  }

  @Test
  void namesMayBeInAnyLanguage() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/B", null, "größe/日本", null);
    writer.visitField(Opcodes.ACC_VOLATILE, "ß\u0000\uD83D\uDE00", "I", null, null).visitEnd();
    writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "l", "J", null, LONG).visitEnd();
    writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "d", "D", null, DOUBLE).visitEnd();
    writer.visitEnd();
    compare(writer.toByteArray());
  }

  @Test
  void whatIsNoClassFileIsRefused() {
    assertThatThrownBy(() -> new ClassFacts(new byte[] {1, 2, 3}))
        .isInstanceOf(RuntimeException.class);
  }
}
