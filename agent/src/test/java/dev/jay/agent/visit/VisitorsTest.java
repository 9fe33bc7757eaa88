package dev.jay.agent.visit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.Rules;
import dev.jay.fixtures.Plain;
import dev.jay.trace.Kind;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Each visitor by itself, on all methods of a fixture: the result verifies, calls the hooks, and
 * does what the original does, since this thread is no strand.
 */
class VisitorsTest {
  /** A visitor in front of another one, for a method of that class, or of none if it is static. */
  private interface Visitor extends BiFunction<MethodVisitor, String, MethodVisitor> {}

  private static final Map<String, Visitor> WRAPS =
      Map.of(
          "Regions.pass", Wraps::pass,
          "Regions.outside", Wraps::outside,
          "Regions.suspend", Wraps::suspend,
          "Hints.enterCritical", Wraps::critical,
          "Regions.enter", (mv, owner) -> Wraps.region(mv, owner, Kind.SHUTDOWN));

  private static final Map<String, String> ENDS =
      Map.of(
          "Regions.pass", "Regions.passed",
          "Regions.outside", "Regions.inside",
          "Regions.suspend", "Regions.resume",
          "Hints.enterCritical", "Hints.exitCritical",
          "Regions.enter", "Regions.exit");

  static Stream<String> wraps() {
    return WRAPS.keySet().stream().sorted();
  }

  /** The fixture with one more visitor in front of each of its methods but the constructor. */
  private static byte[] transform(Visitor visitor) {
    ClassReader reader = new ClassReader(ClassFiles.of(Plain.class));
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor mv = super.visitMethod(access, name, descriptor, signature, thrown);
            boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
            return name.equals("<init>")
                ? mv
                : visitor.apply(mv, isStatic ? null : reader.getClassName());
          }
        },
        0);
    return writer.toByteArray();
  }

  private static void assertDoesTheSame(byte[] bytes) throws ReflectiveOperationException {
    ClassFiles.verify(bytes, VisitorsTest.class.getClassLoader());
    Class<?> copy = new OneClass().define(Plain.class.getName(), bytes);
    assertThat(((Supplier<?>) copy.getConstructor().newInstance()).get())
        .isEqualTo(new Plain().get());
  }

  /** A loader to throw away. */
  private static final class OneClass extends ClassLoader {
    OneClass() {
      super(VisitorsTest.class.getClassLoader());
    }

    Class<?> define(String name, byte[] bytes) {
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  @ParameterizedTest
  @MethodSource("wraps")
  void aWrapCallsOneHookBeforeAndOneForEveryWayOut(String first)
      throws ReflectiveOperationException {
    byte[] bytes = transform(WRAPS.get(first));
    assertDoesTheSame(bytes);
    int methods = ClassFiles.methods(bytes).size() - 1;
    int failures = methods;
    assertThat(ClassFiles.hooks(bytes)).filteredOn(first::equals).hasSize(methods);
    assertThat(ClassFiles.hooks(bytes))
        .filteredOn(ENDS.get(first)::equals)
        .hasSize(returns(ClassFiles.of(Plain.class)) + failures);
  }

  /** Return instructions outside the constructor. */
  private static int returns(byte[] bytes) {
    int count = -1;
    for (int opcode = Opcodes.IRETURN; opcode <= Opcodes.RETURN; opcode++) {
      count += (int) ClassFiles.count(bytes, opcode);
    }
    return count;
  }

  @Test
  void twoWrapsLieOneWithinTheOther() throws ReflectiveOperationException {
    byte[] bytes = transform((mv, owner) -> Wraps.pass(Wraps.region(mv, owner, Kind.LOCK), owner));
    assertDoesTheSame(bytes);
    List<String> hooks = ClassFiles.hooks(bytes);
    assertThat(hooks.subList(0, 4))
        .containsExactly("Regions.enter", "Regions.pass", "Regions.passed", "Regions.exit");
  }

  @Test
  void visitorsThatFindNothingChangeNothing() throws ReflectiveOperationException {
    ClassContext context =
        new ClassContext(Rules.read(Mode.RUN), null, ClassFiles.of(Plain.class), true);
    List<Visitor> visitors =
        List.of(
            (mv, owner) -> new MonitorVisitor(mv, "Plain", Opcodes.ACC_STATIC, "any"),
            (mv, owner) -> new AccessVisitor(mv, context.hierarchy),
            (mv, owner) -> new NumberVisitor(mv, false),
            (mv, owner) -> new CallVisitor(mv, context, true));
    for (Visitor visitor : visitors) {
      byte[] bytes = transform(visitor);
      assertThat(ClassFiles.hooks(bytes)).isEmpty();
      assertDoesTheSame(bytes);
    }
  }

  @Test
  void aResultGoesThroughItsHook() throws ReflectiveOperationException {
    byte[] bytes =
        transform(
            (mv, owner) -> owner == null ? mv : new OnlyBooleans(mv, "Threads.isInterrupted"));
    assertThat(ClassFiles.hooks(bytes)).containsOnly("Threads.isInterrupted").isNotEmpty();
    assertDoesTheSame(bytes);
  }

  /** Passes on what returns an int to the advice; the fixture has only booleans of that. */
  private static final class OnlyBooleans extends MethodVisitor {
    private final MethodVisitor plain;
    private final MethodVisitor hooked;

    OnlyBooleans(MethodVisitor next, String hook) {
      super(Opcodes.ASM9, next);
      plain = next;
      hooked = new AdviceVisitor(next, Advice.result(hook, "(ZLjava/lang/Thread;)Z"));
    }

    @Override
    public void visitInsn(int opcode) {
      (opcode == Opcodes.IRETURN ? hooked : plain).visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
      hooked.visitMaxs(maxStack, maxLocals);
    }
  }

  @Test
  void sleepingIsLeftToTheMethodItselfWhereThereIsNoStrand() throws ReflectiveOperationException {
    byte[] bytes = sleeper();
    assertThat(ClassFiles.hooks(bytes)).containsExactly("Threads.slept");
    ClassFiles.verify(bytes, VisitorsTest.class.getClassLoader());
    Class<?> sleeper = new OneClass().define("Sleeper", bytes);
    sleeper.getMethod("sleepNanos", long.class).invoke(null, 5L);
    assertThat(sleeper.getField("slept").getLong(null)).isEqualTo(5);
  }

  /** A class whose sleep only notes for how long; it begins with a loop, and so with a frame. */
  private static byte[] sleeper() {
    ClassWriter writer = new ClassWriter(0);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Sleeper", null, "java/lang/Object", null);
    writer.visitField(access, "slept", "J", null, null).visitEnd();
    MethodVisitor mv =
        new AdviceVisitor(
            writer.visitMethod(access, "sleepNanos", "(J)V", null, null), Advice.sleep());
    Label again = new Label();
    mv.visitCode();
    mv.visitLabel(again);
    mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    mv.visitVarInsn(Opcodes.LLOAD, 0);
    mv.visitFieldInsn(Opcodes.PUTSTATIC, "Sleeper", "slept", "J");
    mv.visitFieldInsn(Opcodes.GETSTATIC, "Sleeper", "slept", "J");
    mv.visitInsn(Opcodes.LCONST_0);
    mv.visitInsn(Opcodes.LCMP);
    mv.visitJumpInsn(Opcodes.IFEQ, again);
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(4, 2);
    mv.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
