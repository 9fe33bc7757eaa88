package dev.jay.agent.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

class RowTest {
  private static final int PUBLIC = Opcodes.ACC_PUBLIC;

  private static boolean matches(String methods, int access, String name, String descriptor) {
    return new Row("a/B", methods, "region", "lock").matches(access, name, descriptor);
  }

  @Test
  void publicMatchesPublicMethodsAlone() {
    assertThat(matches("public", PUBLIC, "lock", "()V")).isTrue();
    assertThat(matches("public", PUBLIC | Opcodes.ACC_STATIC, "of", "()V")).isTrue();
    assertThat(matches("public", Opcodes.ACC_PRIVATE, "lock", "()V")).isFalse();
    assertThat(matches("public", Opcodes.ACC_PROTECTED, "lock", "()V")).isFalse();
    assertThat(matches("public", 0, "lock", "()V")).isFalse();
  }

  @Test
  void publicLeavesConstructorsInitialisersAndBridgesAlone() {
    assertThat(matches("public", PUBLIC, "<init>", "()V")).isFalse();
    assertThat(matches("public", PUBLIC, "<clinit>", "()V")).isFalse();
    assertThat(matches("public", PUBLIC | Opcodes.ACC_BRIDGE, "get", "()V")).isFalse();
  }

  @Test
  void aStarMatchesAllButConstructorsAndInitialisers() {
    assertThat(matches("*", Opcodes.ACC_PRIVATE, "anything", "(I)V")).isTrue();
    assertThat(matches("*", PUBLIC, "<init>", "()V")).isFalse();
    assertThat(matches("*", Opcodes.ACC_STATIC, "<clinit>", "()V")).isFalse();
    assertThat(matches("*,<init>", PUBLIC, "<init>", "()V")).isTrue();
  }

  @Test
  void aNameMatchesEveryOverload() {
    assertThat(matches("read", 0, "read", "()I")).isTrue();
    assertThat(matches("read", 0, "read", "([B)I")).isTrue();
    assertThat(matches("read", 0, "readAll", "()I")).isFalse();
  }

  @Test
  void aNameWithItsDescriptorMatchesOneMethod() {
    assertThat(matches("join()V", 0, "join", "()V")).isTrue();
    assertThat(matches("join()V", 0, "join", "(J)V")).isFalse();
  }

  @Test
  void ofAListEachElementMatches() {
    assertThat(matches("set,setException", 0, "set", "()V")).isTrue();
    assertThat(matches("set,setException", 0, "setException", "()V")).isTrue();
    assertThat(matches("set,setException", 0, "get", "()V")).isFalse();
  }

  @Test
  void aMinusTakesOut() {
    assertThat(matches("public,-run", PUBLIC, "get", "()V")).isTrue();
    assertThat(matches("public,-run", PUBLIC, "run", "()V")).isFalse();
    assertThat(matches("*,-run,-get", 0, "get", "()V")).isFalse();
    assertThat(matches("*,-run,-get", 0, "runAndReset", "()Z")).isTrue();
  }

  @Test
  void whatHasNoBodyNeverMatches() {
    assertThat(matches("*", Opcodes.ACC_ABSTRACT, "lock", "()V")).isFalse();
    assertThat(matches("public", PUBLIC | Opcodes.ACC_NATIVE, "lock", "()V")).isFalse();
    assertThat(matches("lock", Opcodes.ACC_NATIVE, "lock", "()V")).isFalse();
  }
}
