package dev.jay.agent.visit;

import dev.jay.agent.table.PlainAccesses;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The looks of one class at the initialisers of others that may meet other threads. Before an
 * instruction that may begin one, the class calls a method of its own, which is added to it: until
 * the runtime says that the initialiser is over, it asks. Afterwards that is a field to read.
 *
 * <pre>
 *   private static boolean jay$over$0;
 *
 *   private static void jay$look$0() {
 *     if (!jay$over$0) {
 *       jay$over$0 = Initialisers.before(C.class, which);
 *     }
 *   }
 * </pre>
 *
 * A race on the field does no harm: who reads an old value asks once more. An interface can have no
 * such field, so it asks each time.
 */
final class Initialisers {
  private static final int PRIVATE =
      Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

  private static final String REFLECTION = "jdk/internal/reflect/";

  private final ClassContext context;
  private final boolean isInterface;
  private final Map<String, Look> looks = new LinkedHashMap<>();
  private final Map<String, Integer> answers = new LinkedHashMap<>(); // to save asking again

  /** One pair of a class and those initialisers of it and its superclasses that are meant. */
  private static final class Look {
    final int number;
    final String owner;
    final int which;

    Look(int number, String owner, int which) {
      this.number = number;
      this.owner = owner;
      this.which = which;
    }
  }

  Initialisers(ClassContext context) {
    this.context = context;
    this.isInterface = (context.reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
  }

  /**
   * Whether they run in the order where they may meet others. A class file of an old version knows
   * no constants that are classes, and no static methods of interfaces. What the JDK generates for
   * reflection is defined by a loader that does not find it by its name, so it cannot call a method
   * of its own.
   */
  boolean areOrderedIn(int version) {
    PlainAccesses plain = context.rules.mode.plain;
    return version >= (isInterface ? Opcodes.V1_8 : Opcodes.V1_5)
        && !context.className.startsWith(REFLECTION)
        && !context.isChecking()
        && (plain == PlainAccesses.FREE || plain == PlainAccesses.OPERATIONS);
  }

  /**
   * Writes the look before an instruction that uses {@code member} of {@code owner}, or makes an
   * object of it, if one is needed.
   */
  void look(MethodVisitor mv, String owner, @Nullable String member) {
    int which = before(owner, member);
    if (which == 0) {
      return;
    }
    String key = owner + ' ' + which;
    Look known = looks.get(key);
    if (known == null) {
      known = new Look(looks.size(), owner, which);
      looks.put(key, known);
    }
    mv.visitMethodInsn(
        Opcodes.INVOKESTATIC, context.className, method(known), "()V", isInterface); // -
  }

  /** Which initialisers are meant; 0 if no look is needed. */
  int before(String owner, @Nullable String member) {
    String key = owner + ' ' + member;
    Integer known = answers.get(key);
    if (known == null) {
      known = context.hierarchy.initialisersBefore(owner, member);
      answers.put(key, known);
    }
    return known;
  }

  private static String method(Look look) {
    return "jay$look$" + look.number;
  }

  private static String field(Look look) {
    return "jay$over$" + look.number;
  }

  /** Adds fields and methods to the class. */
  void write(ClassVisitor next, boolean hasFrames) {
    for (Look look : looks.values()) {
      if (!isInterface) {
        next.visitField(PRIVATE, field(look), "Z", null, null);
      }
      MethodVisitor mv = next.visitMethod(PRIVATE, method(look), "()V", null, null);
      if (mv != null) {
        write(mv, look, hasFrames);
      }
    }
  }

  private void write(MethodVisitor mv, Look look, boolean hasFrames) {
    mv.visitCode();
    Label over = new Label();
    if (!isInterface) {
      mv.visitFieldInsn(Opcodes.GETSTATIC, context.className, field(look), "Z"); // over
      mv.visitJumpInsn(Opcodes.IFNE, over); // -
    }
    mv.visitLdcInsn(Type.getObjectType(look.owner)); // class
    mv.visitLdcInsn(look.which); // class which
    Emit.hook(mv, "Initialisers", "before", "(Ljava/lang/Class;I)Z"); // over
    if (isInterface) {
      mv.visitInsn(Opcodes.POP); // -
    } else {
      mv.visitFieldInsn(Opcodes.PUTSTATIC, context.className, field(look), "Z"); // -
      mv.visitLabel(over);
      if (hasFrames) {
        mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
      }
    }
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(2, 0);
    mv.visitEnd();
  }
}
