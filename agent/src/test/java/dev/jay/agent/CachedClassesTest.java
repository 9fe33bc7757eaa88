package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.cache.CacheFolder;
import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.Rules;
import dev.jay.fixtures.References;
import dev.jay.fixtures.Synchronized;
import dev.jay.fixtures.Volatiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A start that finds a cache makes the same of every class as one that does not. */
class CachedClassesTest {
  private static final String BASE = "generated/Base";
  private static final String USER = "generated/User";

  @TempDir Path folder;

  /** One start of a JVM. */
  private final class Start {
    final ClassCache jdk = open("jdk");
    final ClassCache program = open("program");
    final JayTransformer transformer =
        new JayTransformer(Rules.read(Mode.RUN), jdk, program, ClassPath.ofJvm());
    final ClassLoader loader = new ClassLoader(CachedClassesTest.class.getClassLoader()) {};

    private ClassCache open(String key) {
      return ClassCache.open(new CacheFolder(folder.resolve("cache").toFile()), key, false);
    }

    byte[] load(Class<?> c) {
      ClassLoader of = c.getClassLoader() == null ? null : loader;
      return transformer.transform(of, name(c), null, null, ClassFiles.of(c));
    }

    byte[] load(String name, byte[] file) {
      return transformer.transform(loader, name, null, null, file);
    }

    byte[] transformAgain(Class<?> c) {
      return transformer.transform(null, name(c), c, null, ClassFiles.of(c));
    }

    void end() {
      jdk.save();
      program.save();
    }
  }

  private static String name(Class<?> c) {
    return c.getName().replace('.', '/');
  }

  @Test
  void theSameIsMadeOfEveryClass() {
    List<Class<?>> classes =
        List.of(
            ReentrantLock.class,
            Locale.class,
            Matcher.class,
            Synchronized.class,
            Volatiles.class,
            References.class);
    Start first = new Start();
    Start second = new Start();
    for (Class<?> c : classes) {
      first.load(c);
    }
    byte[] again = first.transformAgain(ReentrantLock.class);
    first.end();
    Start third = new Start();
    for (Class<?> c : classes) {
      assertThat(third.load(c)).as(c.getName()).isEqualTo(second.load(c));
    }
    assertThat(third.transformAgain(ReentrantLock.class)).isEqualTo(again);
    second.transformAgain(ReentrantLock.class);
    assertThat(third.transformer.report()).isEqualTo(second.transformer.report());
    assertThat(third.transformer.hasTransformed(name(ReentrantLock.class))).isTrue();
  }

  /** Its class file can be found nowhere: what others must know of it is remembered. */
  @Test
  void aClassFromTheCacheIsKnownToThoseThatUseIt() {
    Start first = new Start();
    byte[] base = base(Opcodes.ACC_VOLATILE);
    first.load(BASE, base);
    byte[] user = first.load(USER, user());
    assertThat(ClassFiles.hooks(user)).contains("Regions.access");
    first.end();
    Start second = new Start();
    assertThat(second.program).isNotSameAs(first.program);
    second.load(BASE, base);
    assertThat(second.load(USER, user())).isEqualTo(user);
  }

  /** What is made of a class that uses another one depends on that, so it is not kept. */
  @Test
  void aClassIsMadeAnewWhenAnotherOneHasChanged() {
    Start first = new Start();
    first.load(BASE, base(Opcodes.ACC_VOLATILE));
    first.load(USER, user());
    first.end();
    Start second = new Start();
    second.load(BASE, base(0));
    assertThat(ClassFiles.hooks(second.load(USER, user()))).doesNotContain("Regions.access");
  }

  private static byte[] base(int access) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, BASE, null, "java/lang/Object", null);
    writer.visitField(Opcodes.ACC_STATIC | access, "field", "I", null, null).visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static byte[] user() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, USER, null, "java/lang/Object", null);
    MethodVisitor mv = writer.visitMethod(Opcodes.ACC_STATIC, "read", "()I", null, null);
    mv.visitCode();
    mv.visitFieldInsn(Opcodes.GETSTATIC, BASE, "field", "I"); // value
    mv.visitInsn(Opcodes.IRETURN);
    mv.visitMaxs(0, 0);
    mv.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
