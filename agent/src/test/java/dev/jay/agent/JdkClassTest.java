package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.PlainAccesses;
import dev.jay.agent.table.Rules;
import dev.jay.agent.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Opcodes;

/** The classes of the running JDK that the table names, transformed in both ways. */
class JdkClassTest {
  private static final Mode RUNNING = new Mode(false, true, true, true, false, PlainAccesses.FREE);

  private final JayTransformer transformer =
      new JayTransformer(
          Rules.read(RUNNING), ClassCache.none(), ClassCache.none(), ClassPath.ofJvm());

  private final JayTransformer checking =
      new JayTransformer(
          Rules.read(ClassFiles.EVERY_ROW),
          ClassCache.none(),
          ClassCache.none(),
          ClassPath.ofJvm());

  static Stream<String> classes() {
    return classes(RUNNING);
  }

  static Stream<String> checkedClasses() {
    return classes(ClassFiles.EVERY_ROW);
  }

  private static Stream<String> classes(Mode mode) {
    List<String> classes = new ArrayList<>();
    for (String name : Table.read(mode).classes()) {
      classes.addAll(ClassFiles.ofRow(name));
    }
    return classes.stream().sorted();
  }

  /** A class that was loaded before the agent: the JVM refuses any change of its methods' heads. */
  @ParameterizedTest
  @MethodSource("classes")
  void aLoadedClassKeepsItsMethodsAndVerifies(String name) {
    byte[] original = ClassFiles.find(name).orElseThrow();
    byte[] bytes = transformer.transform(null, name, Object.class, null, original);
    assertThat(bytes).isNotNull();
    assertThat(ClassFiles.methods(bytes)).isEqualTo(ClassFiles.methods(original));
    ClassFiles.verify(bytes, null);
    assertThat(transformer.hasTransformed(name)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("classes")
  void aClassThatIsLoadedLaterVerifies(String name) {
    byte[] original = ClassFiles.find(name).orElseThrow();
    byte[] bytes = transformer.transform(null, name, null, null, original);
    assertThat(bytes).isNotNull();
    ClassFiles.verify(bytes, null);
  }

  @ParameterizedTest
  @MethodSource("checkedClasses")
  void aClassVerifiesWhenProgramsAreChecked(String name) {
    byte[] original = ClassFiles.find(name).orElseThrow();
    for (Class<?> redefined : new Class<?>[] {Object.class, null}) {
      byte[] bytes = checking.transform(null, name, redefined, null, original);
      assertThat(bytes).isNotNull();
      ClassFiles.verify(bytes, null);
    }
  }

  @ParameterizedTest
  @MethodSource("classes")
  void everyMonitorInstructionOfALoadedClassHasAtMostOneHook(String name) {
    byte[] original = ClassFiles.find(name).orElseThrow();
    byte[] bytes = transformer.transform(null, name, Object.class, null, original);
    assertThat(hooks(bytes, "Monitors.enter"))
        .isLessThanOrEqualTo(ClassFiles.count(bytes, Opcodes.MONITORENTER));
    assertThat(hooks(bytes, "Monitors.exit"))
        .isLessThanOrEqualTo(ClassFiles.count(bytes, Opcodes.MONITOREXIT));
  }

  @Test
  void ofTheLoopsThatHelpToCompleteATaskOnlyTheOneThatLooksGivesUpTheTurn() {
    String name = "java/util/concurrent/ForkJoinPool$WorkQueue";
    byte[] original = ClassFiles.find(name).orElseThrow();
    byte[] bytes = transformer.transform(null, name, null, null, original);
    assertThat(bytes).isNotNull();
    assertThat(hooks(bytes, "Threads.looksAgain")).isEqualTo(1);
  }

  /** Leaving undoes what entering did. */
  @ParameterizedTest
  @MethodSource("classes")
  void theHooksOfMonitorsAreBalanced(String name) {
    byte[] original = ClassFiles.find(name).orElseThrow();
    byte[] bytes = transformer.transform(null, name, null, null, original);
    assertThat(hooks(bytes, "Monitors.enter"))
        .isLessThanOrEqualTo(ClassFiles.count(bytes, Opcodes.MONITORENTER));
    long exits = ClassFiles.count(bytes, Opcodes.MONITOREXIT) - ClassFiles.bareExits(bytes);
    assertThat(hooks(bytes, "Monitors.enter") * exits)
        .isEqualTo(hooks(bytes, "Monitors.exit") * ClassFiles.count(bytes, Opcodes.MONITORENTER));
  }

  @Test
  void methodsWithoutBranchesKeepTheStrandForTheirEnd() {
    String name = "java/util/concurrent/atomic/AtomicLong";
    byte[] original = ClassFiles.find(name).orElseThrow();
    byte[] bytes = transformer.transform(null, name, Object.class, null, original);
    assertThat(hooks(bytes, "Regions.beginBrief")).isGreaterThan(20);
    assertThat(hooks(bytes, "Regions.end")).isEqualTo(2 * hooks(bytes, "Regions.beginBrief"));
    assertThat(hooks(bytes, "Regions.enterOwn")).isPositive(); // getAndUpdate and its like
  }

  private static long hooks(byte[] bytes, String name) {
    return ClassFiles.hooks(bytes).stream().filter(hook -> hook.equals(name)).count();
  }
}
