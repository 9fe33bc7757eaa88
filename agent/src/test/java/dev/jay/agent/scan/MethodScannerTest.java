package dev.jay.agent.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** What is seen in the class files of the running JDK, against what ASM's parser says. */
class MethodScannerTest {
  private static final int NAMED = Trait.CALL;

  /** One method, as it is seen. */
  private record Seen(int access, String method, int locals, int traits) {}

  @ParameterizedTest
  @ValueSource(strings = {"java/lang", "java/util", "java/io", "jdk/internal", "sun/security"})
  void methodsAndTheirInstructionsAreSeenAsAsmSeesThem(String folder) {
    for (String name : ClassFiles.inJavaBase(folder)) {
      ClassReader reader = new ClassReader(ClassFiles.find(name).orElseThrow());
      assertThat(seen(reader)).as(name).isEqualTo(parsed(reader));
    }
  }

  private static List<Seen> seen(ClassReader reader) {
    byte[] marks = new byte[reader.getItemCount()];
    for (PoolMembers members = new PoolMembers(reader); members.next(); ) {
      marks[members.index()] = (byte) (isNamed(members.owner(), members.name()) ? NAMED : 0);
    }
    List<Seen> seen = new ArrayList<>();
    for (MethodScanner body = new MethodScanner(reader); body.next(); ) {
      seen.add(
          new Seen(
              body.access(), body.name() + body.descriptor(), body.locals(), body.traits(marks)));
    }
    return seen;
  }

  private static boolean isNamed(String owner, String name) {
    return name.equals("get") || name.equals("value") || owner.equals("java/util/List");
  }

  private static List<Seen> parsed(ClassReader reader) {
    ClassNode parsed = new ClassNode();
    reader.accept(parsed, 0);
    List<Seen> seen = new ArrayList<>();
    for (MethodNode method : parsed.methods) {
      seen.add(
          new Seen(
              method.access & 0xFFFF, // above are ASM's own flags
              method.name + method.desc,
              method.maxLocals,
              (branches(method) ? Trait.BRANCHES : 0) | traits(method)));
    }
    return seen;
  }

  private static boolean branches(MethodNode method) {
    boolean branches = !method.tryCatchBlocks.isEmpty();
    for (AbstractInsnNode instruction : method.instructions) {
      branches |=
          instruction instanceof JumpInsnNode
              || instruction instanceof TableSwitchInsnNode
              || instruction instanceof LookupSwitchInsnNode;
    }
    return branches;
  }

  private static int traits(MethodNode method) {
    int traits = (method.access & Opcodes.ACC_SYNCHRONIZED) == 0 ? 0 : Trait.SYNCHRONIZED;
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction.getOpcode() == Opcodes.MONITORENTER) {
        traits |= Trait.MONITOR;
      } else if (instruction instanceof MethodInsnNode call && isNamed(call.owner, call.name)) {
        traits |= NAMED;
      } else if (instruction instanceof FieldInsnNode use && isNamed(use.owner, use.name)) {
        traits |= NAMED;
      }
    }
    return traits;
  }
}
