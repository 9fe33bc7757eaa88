package dev.jay.agent.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import dev.jay.agent.scan.PoolMembers;
import dev.jay.agent.scan.Prefixes;
import dev.jay.runtime.hooks.Reads;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** inputs.table against the JDK that runs this test. */
class InputTableTest {
  /** They read clocks for their own ends, below what is controlled, or have hooks of their own. */
  private static final List<String> CALLERS_LEFT_ALONE =
      List.of(
          "java/lang/Thread",
          "java/lang/VirtualThread",
          "java/lang/System",
          "java/lang/ref/",
          "java/util/concurrent/",
          "sun/launcher/",
          "jdk/internal/misc/",
          "jdk/internal/vm/");

  private final InputTable table = InputTable.read();

  /** A class's own native methods, and the types above it. */
  private static final class Natives extends ClassVisitor {
    final List<String> natives = new ArrayList<>();
    final List<String> above = new ArrayList<>();

    Natives(byte[] file) {
      super(Opcodes.ASM9);
      new ClassReader(file).accept(this, ClassReader.SKIP_CODE);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String superName,
        String[] interfaces) {
      above.add(name);
      above.add(superName);
      above.addAll(List.of(interfaces));
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if ((access & Opcodes.ACC_NATIVE) != 0) {
        natives.add(name + descriptor);
      }
      return null;
    }
  }

  @Test
  void everyNativeMethodOfItsClassesHasARowOrIsHarmless() {
    Set<String> bare = new TreeSet<>();
    for (String className : table.namedClasses()) {
      ClassFiles.find(className)
          .ifPresent(
              file -> {
                Natives found = new Natives(file);
                for (String method : found.natives) {
                  if (!isNamed(className, method, found.above)) {
                    bare.add(className + "." + method);
                  }
                }
              });
    }
    assertThat(bare).isEmpty();
  }

  private boolean isNamed(String className, String method, List<String> above) {
    int end = method.indexOf('(');
    String name = method.substring(0, end);
    if (table.isHarmless(className, name)) {
      return true;
    }
    for (String owner : above) {
      if (table.find(owner, name, method.substring(end)) != null) {
        return true;
      }
    }
    return false;
  }

  @Test
  void everyClassThatMayBeLoadedEarlyAndCallsThemIsNamed() {
    Set<String> unknown = new TreeSet<>();
    for (String className : ClassFiles.inJavaBase("")) {
      if (!table.names(className) && !Prefixes.start(className, CALLERS_LEFT_ALONE)) {
        ClassReader reader = new ClassReader(ClassFiles.find(className).orElseThrow());
        for (PoolMembers called = new PoolMembers(reader); called.next(); ) {
          if (table.find(called.owner(), called.name(), called.descriptor()) != null) {
            unknown.add(className);
          }
        }
      }
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void rowsOfReadsHaveTheirNumbers() {
    List<String> hooks = new ArrayList<>();
    for (int number : new int[] {Reads.FREE_MEMORY, Reads.TOTAL_MEMORY, Reads.MAX_MEMORY}) {
      hooks.add(table.points().get(number).hook());
    }
    assertThat(hooks).containsExactly("Reads.freeMemory", "Reads.totalMemory", "Reads.maxMemory");
  }

  @Test
  void effectsCanBeParsed() {
    table.tellRuntime();
    Set<String> kinds = new HashSet<>();
    for (InputTable.Point point : table.points()) {
      kinds.add(point.how);
    }
    assertThat(kinds).containsExactlyInAnyOrder("static", "virtual", "interface");
  }
}
