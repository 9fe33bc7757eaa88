package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.Rules;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What is done to which class, and what happens when it cannot be done. */
class JayTransformerTest {
  private static final int STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

  private final JayTransformer transformer =
      new JayTransformer(
          Rules.read(Mode.RUN), ClassCache.none(), ClassCache.none(), ClassPath.ofJvm());
  private final ClassLoader loader = new ClassLoader(getClass().getClassLoader()) {};

  /** A class of the given version with a volatile field and a method that the test writes. */
  private static byte[] generate(
      String name, int version, int access, Consumer<MethodVisitor> body) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(version, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    writer.visitField(STATIC | Opcodes.ACC_VOLATILE, "field", "I", null, null).visitEnd();
    MethodVisitor mv = writer.visitMethod(access, "run", "()I", null, null);
    mv.visitCode();
    body.accept(mv);
    mv.visitMaxs(0, 0);
    mv.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void increment(MethodVisitor mv, String name) {
    mv.visitFieldInsn(Opcodes.GETSTATIC, name, "field", "I");
    mv.visitInsn(Opcodes.ICONST_1);
    mv.visitInsn(Opcodes.IADD);
    mv.visitFieldInsn(Opcodes.PUTSTATIC, name, "field", "I");
  }

  private static void returnField(MethodVisitor mv, String name) {
    mv.visitFieldInsn(Opcodes.GETSTATIC, name, "field", "I");
    mv.visitInsn(Opcodes.IRETURN);
  }

  private int run(byte[] bytes) throws ReflectiveOperationException {
    Class<?> defined =
        new ClassLoader(getClass().getClassLoader()) {
          Class<?> define() {
            return defineClass(null, bytes, 0, bytes.length);
          }
        }.define();
    return (int) defined.getMethod("run").invoke(null);
  }

  /** As optimisers write it: the place of 'this' is used for something else. */
  @Test
  void aClassThatWouldFailVerificationIsLeftAloneAndNamed() {
    String name = "reusing/This";
    byte[] reusing =
        generate(
            name,
            Opcodes.V17,
            Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNCHRONIZED,
            mv -> {
              mv.visitInsn(Opcodes.ICONST_1);
              mv.visitVarInsn(Opcodes.ISTORE, 0);
              mv.visitVarInsn(Opcodes.ILOAD, 0);
              mv.visitInsn(Opcodes.IRETURN);
            });
    ClassFiles.verify(reusing, loader);
    assertThat(transformer.transform(loader, name, null, null, reusing)).isNull();
    assertThat(transformer.report())
        .anyMatch(line -> line.contains("could not be instrumented") && line.contains(name));
  }

  /** 4,000 increments of 8 bytes each fit; with two hooks of 5 and 3 bytes for each access not. */
  @Test
  void aClassThatWouldBecomeTooLargeIsLeftAloneAndNamed() throws ReflectiveOperationException {
    String name = "big/Class";
    byte[] large =
        generate(
            name,
            Opcodes.V17,
            STATIC,
            mv -> {
              for (int i = 0; i < 4000; i++) {
                increment(mv, name);
              }
              returnField(mv, name);
            });
    assertThat(run(large)).isEqualTo(4000);
    assertThat(transformer.transform(loader, name, null, null, large)).isNull();
    assertThat(transformer.report())
        .anyMatch(line -> line.contains("could not be instrumented") && line.contains(name));
  }

  @Test
  void aLargeClassWithoutOperationsIsTransformed() {
    String name = "big/Harmless";
    byte[] large =
        generate(
            name,
            Opcodes.V17,
            STATIC,
            mv -> {
              for (int i = 0; i < 65_000; i++) {
                mv.visitInsn(Opcodes.NOP);
              }
              mv.visitInsn(Opcodes.ICONST_1);
              mv.visitInsn(Opcodes.IRETURN);
            });
    assertThat(transformer.transform(loader, name, null, null, large)).isNotNull();
  }

  @Test
  void whatIsNoClassFileIsLeftAloneAndNamed() {
    assertThat(transformer.transform(loader, "not/A", null, null, new byte[] {1, 2, 3})).isNull();
    assertThat(transformer.report()).anyMatch(line -> line.contains("not/A"));
  }

  /** Versions without stack maps, without class constants, and with both. */
  @ParameterizedTest
  @ValueSource(
      ints = {
        Opcodes.V1_1,
        Opcodes.V1_3,
        Opcodes.V1_4,
        Opcodes.V1_5,
        Opcodes.V1_6,
        Opcodes.V1_7,
        Opcodes.V1_8,
        Opcodes.V11,
        Opcodes.V17
      })
  void synchronizedMethodsOfAllVersionsWork(int version) throws ReflectiveOperationException {
    String name = "old/Class";
    byte[] original =
        generate(
            name,
            version,
            STATIC | Opcodes.ACC_SYNCHRONIZED,
            mv -> {
              increment(mv, name);
              returnField(mv, name);
            });
    byte[] bytes = transformer.transform(loader, name, null, null, original);
    assertThat(bytes).isNotNull();
    assertThat(ClassFiles.hooks(bytes)).contains("Regions.access");
    assertThat(run(bytes)).isEqualTo(run(original));
  }

  /** The old verifier needs no frames, and a stray one would be refused. */
  @ParameterizedTest
  @ValueSource(ints = {Opcodes.V1_4, Opcodes.V1_5, Opcodes.V1_6})
  void synchronizedInstanceMethodsOfOldVersionsBecomeBlocks(int version)
      throws ReflectiveOperationException {
    String name = "old/Instance";
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        version,
        Opcodes.ACC_PUBLIC,
        name,
        null,
        "java/lang/Object",
        new String[] {"java/util/function/Supplier"});
    MethodVisitor init = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    init.visitCode();
    init.visitVarInsn(Opcodes.ALOAD, 0);
    init.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    init.visitInsn(Opcodes.RETURN);
    init.visitMaxs(0, 0);
    init.visitEnd();
    MethodVisitor get =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNCHRONIZED,
            "get",
            "()Ljava/lang/Object;",
            null,
            null);
    get.visitCode();
    get.visitVarInsn(Opcodes.ALOAD, 0);
    get.visitMethodInsn(
        Opcodes.INVOKESTATIC, "java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z", false);
    get.visitMethodInsn(
        Opcodes.INVOKESTATIC, "java/lang/String", "valueOf", "(Z)Ljava/lang/String;", false);
    get.visitInsn(Opcodes.ARETURN);
    get.visitMaxs(0, 0);
    get.visitEnd();
    writer.visitEnd();
    byte[] bytes = transformer.transform(loader, name, null, null, writer.toByteArray());
    assertThat(bytes).isNotNull();
    assertThat(ClassFiles.count(bytes, Opcodes.MONITORENTER)).isEqualTo(1);
    Class<?> defined =
        new ClassLoader(getClass().getClassLoader()) {
          Class<?> define() {
            return defineClass(null, bytes, 0, bytes.length);
          }
        }.define();
    Object instance = defined.getConstructor().newInstance();
    assertThat(((Supplier<?>) instance).get()).isEqualTo("true");
    assertThat(Thread.holdsLock(instance)).isFalse();
  }

  @Test
  void aCriticalMethodIsWrapped() {
    String name = "with/Annotation";
    byte[] original =
        generate(
            name,
            Opcodes.V17,
            STATIC,
            mv -> {
              mv.visitInsn(Opcodes.ICONST_1);
              mv.visitInsn(Opcodes.IRETURN);
            });
    byte[] bytes = transformer.transform(loader, name, null, null, annotated(original));
    assertThat(bytes).isNotNull();
    assertThat(ClassFiles.hooks(bytes))
        .containsExactly("Hints.enterCritical", "Hints.exitCritical", "Hints.exitCritical");
    ClassFiles.verify(bytes, loader);
  }

  private static byte[] annotated(byte[] original) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(original)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                MethodVisitor mv = super.visitMethod(access, name, descriptor, signature, thrown);
                mv.visitAnnotation("Ldev/jay/api/Critical;", true).visitEnd();
                return mv;
              }
            },
            0);
    return writer.toByteArray();
  }

  @Test
  void itsOwnClassesAreLeftAlone() {
    byte[] bytes = ClassFiles.of(JayTransformer.class);
    String agent = "dev/jay/agent/JayTransformer";
    assertThat(transformer.transform(loader, agent, null, null, bytes)).isNull();
    assertThat(transformer.transform(null, "dev/jay/runtime/run/Jay", null, null, bytes)).isNull();
  }

  @Test
  void aClassWithoutANameIsLeftAlone() {
    byte[] bytes = ClassFiles.of(JayTransformer.class);
    assertThat(transformer.transform(loader, null, null, null, bytes)).isNull();
  }

  /** Retransforming asks for every class that was loaded before; most are none of ours. */
  @Test
  void aLoadedClassOfTheJdkThatNoRowNamesIsLeftAlone() {
    byte[] bytes = ClassFiles.of(String.class);
    assertThat(transformer.transform(null, "java/lang/String", String.class, null, bytes)).isNull();
  }

  @Test
  void theInitialiserOfALateClassOfTheJdkPasses() {
    byte[] bytes = ClassFiles.of(java.util.Locale.class);
    byte[] transformed = transformer.transform(null, "java/util/Locale", null, null, bytes);
    assertThat(transformed).isNotNull();
    assertThat(ClassFiles.hooks(transformed)).contains("Regions.pass", "Regions.passed");
    ClassFiles.verify(transformed, null);
  }
}
