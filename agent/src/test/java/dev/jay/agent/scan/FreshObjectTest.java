package dev.jay.agent.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Which writes of constructors nobody else can see. */
@SuppressWarnings("unused") // the fixtures' fields
class FreshObjectTest {
  private static Object told;

  static class Initialised {
    volatile int a = 1;
    volatile long b = System.nanoTime();
    volatile Object c = new Object[] {"x", a};
  }

  static class Choosing {
    volatile Object a;
    volatile long b;

    Choosing(int n, Object given) {
      a = given == null ? "none" : n > 3 ? given : Integer.valueOf(n);
      switch (n) {
        case 1 -> b = 5;
        default -> b = n * 3L;
      }
    }
  }

  static class Telling {
    volatile int before = 1;
    volatile int after;

    Telling() {
      told = this;
      after = 2;
    }
  }

  static class Calling {
    volatile int before = 1;
    volatile int after;

    Calling() {
      call();
      after = 2;
    }

    void call() {}
  }

  static class Capturing {
    volatile int before = 1;
    volatile Runnable own = () -> before++;
    volatile int after = 2;
  }

  static class WithOuter {
    volatile int a;

    WithOuter(WithOuter other) {
      other.a = 1;
      WithOuter same = this;
      a = 2;
    }
  }

  static class Quiet extends Initialised {
    volatile int d = 4;
  }

  static class OfTelling extends Telling {
    volatile int d = 4;
  }

  static class Delegating {
    volatile int a;

    Delegating(int a) {
      this.a = a;
    }

    Delegating() {
      this(told == null ? 1 : 2);
      a = 3;
    }
  }

  static class Locking {
    volatile int a = 1;
    volatile int b;

    Locking() {
      synchronized (this) {
        b = 2;
      }
    }
  }

  /** The names of the fields that constructors write while nobody else knows the object. */
  private static List<String> writes(Class<?> type) {
    List<String> found = new ArrayList<>();
    byte[] file = ClassFiles.of(type);
    ClassReader reader = new ClassReader(file);
    Hierarchy hierarchy = new Hierarchy(type.getClassLoader(), reader, file);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            if (!name.equals("<init>")) {
              return null;
            }
            FreshObject fresh = new FreshObject(hierarchy);
            return fresh.before(
                new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitFieldInsn(
                      int opcode, String owner, String field, String fieldDescriptor) {
                    if (fresh.isOwnWrite()) {
                      found.add(field);
                    }
                  }
                });
          }
        },
        0);
    return found;
  }

  @Test
  void whatIsInitialisedIsUnknown() {
    assertThat(writes(Initialised.class)).containsExactly("a", "b", "c");
  }

  @Test
  void branchesAreFollowed() {
    assertThat(writes(Choosing.class)).containsExactly("a", "b", "b");
  }

  @Test
  void whoIsToldKnowsTheObject() {
    assertThat(writes(Telling.class)).containsExactly("before");
    assertThat(writes(Calling.class)).containsExactly("before");
    assertThat(writes(Locking.class)).containsExactly("a");
    assertThat(writes(Capturing.class)).containsExactly("before");
  }

  @Test
  void anotherObjectIsNotTheOwnOne() {
    assertThat(writes(WithOuter.class)).isEmpty();
  }

  @Test
  void constructorsOfSuperclassesAreLookedInto() {
    assertThat(writes(Quiet.class)).containsExactly("d");
    assertThat(writes(OfTelling.class)).isEmpty();
  }

  @Test
  void anotherConstructorOfTheSameClassMayHaveTold() {
    assertThat(writes(Delegating.class)).containsExactly("a");
  }
}
