package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.Rules;
import dev.jay.fixtures.Initialising;
import dev.jay.fixtures.Loading;
import dev.jay.fixtures.Loops;
import dev.jay.fixtures.NativeMethods;
import dev.jay.fixtures.OldObjects;
import dev.jay.fixtures.PlainHandles;
import dev.jay.fixtures.References;
import dev.jay.fixtures.Shapes;
import dev.jay.fixtures.Synchronized;
import dev.jay.fixtures.Volatiles;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The fixtures, transformed, verified, and run by a loader that prefers them to the originals. This
 * thread is no strand, so all hooks do nothing, and the results must be those of the originals.
 */
class ApplicationClassTest {
  private static final Rules RULES = Rules.read(Mode.RUN);

  /** Loads the fixtures transformed, and everything else as usual. */
  private static final class TransformingLoader extends ClassLoader {
    final Map<String, byte[]> transformed = new TreeMap<>();
    private final JayTransformer transformer =
        new JayTransformer(RULES, ClassCache.none(), ClassCache.none(), ClassPath.ofJvm());

    TransformingLoader() {
      super(ApplicationClassTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null || !name.startsWith("dev.jay.fixtures.")) {
          return loaded != null ? loaded : super.loadClass(name, resolve);
        }
        String internal = name.replace('.', '/');
        byte[] original =
            ClassFiles.find(internal).orElseThrow(() -> new ClassNotFoundException(name));
        byte[] bytes = transformer.transform(this, internal, null, null, original);
        assertThat(bytes).as(name).isNotNull();
        transformed.put(internal, bytes);
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
  }

  /** Fields in the fixture Volatiles that are not; TYPE is what int.class is read from. */
  private static final Set<String> PLAIN = Set.of("plain", "NUMBER", "TYPE");

  private final TransformingLoader loader = new TransformingLoader();

  /** As the installer does it; in a test they are loaded in any case. */
  @BeforeAll
  static void findOldMethods() {
    for (Class<?> old :
        List.of(
            StringBuffer.class,
            Hashtable.class,
            BufferedInputStream.class,
            BufferedOutputStream.class)) {
      RULES.oldCalls.add(old, RULES.table.of(old.getName().replace('.', '/')));
    }
  }

  private byte[] transformed(Class<?> fixture) throws ClassNotFoundException {
    loader.loadClass(fixture.getName());
    return loader.transformed.get(fixture.getName().replace('.', '/'));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Synchronized.class,
        PlainHandles.class,
        Volatiles.class,
        References.class,
        Shapes.class,
        Loading.class,
        Loops.class,
        OldObjects.class,
        Initialising.class
      })
  void aTransformedClassVerifiesAndDoesTheSame(Class<?> fixture)
      throws ReflectiveOperationException {
    Object expected = run(fixture);
    Class<?> copy = loader.loadClass(fixture.getName());
    assertThat(copy).isNotSameAs(fixture);
    assertThat(run(copy)).isEqualTo(expected);
    loader.transformed.values().forEach(bytes -> ClassFiles.verify(bytes, loader));
  }

  private static Object run(Class<?> fixture) throws ReflectiveOperationException {
    try {
      return ((Supplier<?>) fixture.getConstructor().newInstance()).get();
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }

  @Test
  void loopsAreCounted() throws ClassNotFoundException {
    assertThat(ClassFiles.hooks(transformed(Loops.class))).contains("Computing.tripsMade");
    assertThat(ClassFiles.hooks(transformed(Shapes.class))).doesNotContain("Computing.tripsMade");
  }

  @Test
  void everyMonitorInstructionHasOneHook() throws ClassNotFoundException {
    byte[] bytes = transformed(Synchronized.class);
    assertThat(ClassFiles.hooks(bytes))
        .filteredOn(hook -> hook.equals("Monitors.enter"))
        .hasSize((int) ClassFiles.count(bytes, Opcodes.MONITORENTER));
    assertThat(ClassFiles.hooks(bytes))
        .filteredOn(hook -> hook.equals("Monitors.exit"))
        .hasSize(
            (int) (ClassFiles.count(bytes, Opcodes.MONITOREXIT) - ClassFiles.bareExits(bytes)));
  }

  /** Else the quick compiler would refuse the method. */
  @Test
  void noHookLeadsBackIntoTheHandlerThatItStandsIn() throws ClassNotFoundException {
    byte[] bytes = transformed(Synchronized.class);
    long handlers =
        ClassFiles.count(ClassFiles.of(Synchronized.class), Opcodes.MONITORENTER)
            + ClassFiles.methods(ClassFiles.of(Synchronized.class)).stream()
                .filter(this::isSynchronized)
                .count();
    assertThat(ClassFiles.bareExits(bytes)).isEqualTo(handlers);
  }

  @Test
  void synchronizedMethodsBecomeBlocks() throws ClassNotFoundException {
    byte[] original = ClassFiles.of(Synchronized.class);
    byte[] bytes = transformed(Synchronized.class);
    int synchronizedMethods = 6;
    assertThat(ClassFiles.methods(original))
        .filteredOn(this::isSynchronized)
        .hasSize(synchronizedMethods);
    assertThat(ClassFiles.methods(bytes)).noneMatch(this::isSynchronized);
    assertThat(ClassFiles.count(bytes, Opcodes.MONITORENTER))
        .isEqualTo(ClassFiles.count(original, Opcodes.MONITORENTER) + synchronizedMethods);
  }

  @Test
  void synchronizedNativeMethodsGetABodyThatCallsARenamedOne() throws ReflectiveOperationException {
    Class<?> copy = loader.loadClass(NativeMethods.class.getName());
    loader.transformed.values().forEach(bytes -> ClassFiles.verify(bytes, loader));
    Method locked = copy.getDeclaredMethod("locked", long.class, String.class);
    assertThat(Modifier.isNative(locked.getModifiers())).isFalse();
    assertThat(locked.isAnnotationPresent(Deprecated.class)).isTrue();
    assertThat(Modifier.isNative(copy.getDeclaredMethod("jay$lockedStatic").getModifiers()))
        .isTrue();
    assertThat(Modifier.isNative(copy.getDeclaredMethod("free").getModifiers())).isTrue();
    assertThat(copy.getDeclaredMethods()).hasSize(5);
  }

  private boolean isSynchronized(String method) {
    return Modifier.isSynchronized(Integer.parseInt(method.substring(0, method.indexOf(' '))));
  }

  @Test
  void callsOfOldSynchronizedMethodsAreAnnounced() throws ClassNotFoundException {
    byte[] bytes = transformed(OldObjects.class);
    assertThat(ClassFiles.hooks(bytes))
        .contains(
            "OldMonitors.call",
            "OldMonitors.callMap",
            "OldMonitors.callText",
            "OldMonitors.callInput",
            "OldMonitors.callOutput",
            "OldMonitors.callObject");
    assertThat(ClassFiles.hooks(transformedInner())).contains("OldMonitors.callSuper");
    assertThat(ClassFiles.methods(bytes)).filteredOn(m -> m.contains("lambda$jay$")).hasSize(3);
  }

  private byte[] transformedInner() throws ClassNotFoundException {
    String name = OldObjects.class.getName() + "$Table";
    loader.loadClass(name);
    return loader.transformed.get(name.replace('.', '/'));
  }

  @Test
  void everyVolatileAccessIsAnOperationButThoseToANewObjectAndNoOther()
      throws ClassNotFoundException {
    byte[] bytes = transformed(Volatiles.class);
    long accesses = hooks(bytes, "Regions.access");
    assertThat(accesses).isEqualTo(volatileAccesses(ClassFiles.of(Volatiles.class)) + 3);
    assertThat(hooks(bytes, "Regions.accessed")).isEqualTo(accesses);
  }

  @Test
  void plainAccessesThroughHandlesAreOperationsOnFieldsButNotOnBytes() throws Exception {
    byte[] bytes = transformed(PlainHandles.class);
    assertThat(hooks(bytes, "Regions.access")).isEqualTo(4);
    assertThat(hooks(bytes, "Regions.accessed")).isEqualTo(4);
  }

  private static long hooks(byte[] bytes, String name) {
    return ClassFiles.hooks(bytes).stream().filter(hook -> hook.equals(name)).count();
  }

  /**
   * All accesses to fields in the fixture but those to plain ones, and those of its constructor.
   */
  private static long volatileAccesses(byte[] bytes) {
    long[] count = new long[1];
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                boolean isConstructor = name.equals("<init>");
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitFieldInsn(int op, String owner, String field, String type) {
                    count[0] += isConstructor || PLAIN.contains(field) ? 0 : 1;
                  }
                };
              }
            },
            0);
    return count[0];
  }

  @Test
  void callsAndMethodReferencesGoToTheRuntime() throws ClassNotFoundException {
    byte[] bytes = transformed(References.class);
    assertThat(ClassFiles.hooks(bytes))
        .contains("Monitors.await", "Monitors.signal", "Threads.sleep", "Threads.yield")
        .contains("Threads.join");
    assertThat(ClassFiles.calls(bytes))
        .noneMatch(call -> call.owner().equals("java/lang/Object") && call.name().equals("wait"))
        .noneMatch(call -> call.owner().equals("java/lang/Thread") && call.name().equals("sleep"));
    assertThat(ClassFiles.references(bytes))
        .contains("Monitors.await", "Monitors.signal", "Monitors.signalAll")
        .contains("Threads.sleep", "Threads.yield", "Threads.join");
  }

  @Test
  void methodsOfTheProgramWithTheSameNamesAreLeftAlone() throws ClassNotFoundException {
    transformed(References.class);
    loader.loadClass("dev.jay.fixtures.References$Impostor");
    byte[] impostor = loader.transformed.get("dev/jay/fixtures/References$Impostor");
    assertThat(ClassFiles.hooks(impostor)).isEmpty();
    assertThat(ClassFiles.calls(loader.transformed.get("dev/jay/fixtures/References")))
        .anyMatch(call -> call.owner().endsWith("$Impostor") && call.name().equals("sleep"));
  }

  @Test
  void initialisersAndLoadersPassThrough() throws ClassNotFoundException {
    assertThat(ClassFiles.hooks(transformed(Shapes.class)))
        .contains("Initialisers.begins", "Regions.passed");
    loader.loadClass("dev.jay.fixtures.Loading$Loader");
    assertThat(ClassFiles.hooks(loader.transformed.get("dev/jay/fixtures/Loading$Loader")))
        .contains("Regions.pass", "Regions.passed");
  }

  /** Two new objects, a static method of a superclass, a field, and two method references. */
  @Test
  void onlyInitialisersThatMayMeetOthersAreLookedAt() throws ClassNotFoundException {
    byte[] bytes = transformed(Initialising.class);
    assertThat(ClassFiles.hooks(bytes))
        .filteredOn(hook -> hook.equals("Initialisers.before"))
        .hasSize(4);
    assertThat(ClassFiles.calls(bytes))
        .filteredOn(call -> call.name().startsWith("jay$look$"))
        .hasSize(6);
    loader.loadClass("dev.jay.fixtures.Initialising$Calling");
    assertThat(ClassFiles.hooks(loader.transformed.get("dev/jay/fixtures/Initialising$Calling")))
        .doesNotContain("Initialisers.before");
  }
}
