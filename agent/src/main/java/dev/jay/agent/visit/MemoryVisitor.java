package dev.jay.agent.visit;

import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.scan.Prefixes;
import dev.jay.runtime.core.Sites;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Tells the runtime, when checking, which object and field is accessed: each access to a volatile
 * field, or in a class that uses fences to any field that can change, is an operation; other plain
 * fields and array elements are reported to the race detector. Final fields never race. A
 * constructor's stores before it has called the other constructor are left alone: the verifier lets
 * nobody see the object yet.
 *
 * <p>Calls of VarHandles and of Unsafe that order memory are operations as in {@link
 * AccessVisitor}.
 */
final class MemoryVisitor extends MethodVisitor {
  /** Testing tools: their own fields are no business of the checked code. */
  private static final List<String> SPECTATORS =
      List.of(
          "org/junit/",
          "org/assertj/",
          "org/hamcrest/",
          "org/opentest4j/",
          "org/mockito/",
          "org/apache/maven/",
          "net/bytebuddy/",
          "dev/jay/api/");

  private final Hierarchy hierarchy;
  private final String place;
  private final boolean plain;
  private boolean unborn;
  private int objectsToBuild;
  private int line;

  MemoryVisitor(
      MethodVisitor next, Hierarchy hierarchy, String className, String method, boolean plain) {
    super(Opcodes.ASM9, new AccessVisitor(next, null));
    this.hierarchy = hierarchy;
    this.place = className.replace('/', '.') + "." + method;
    this.plain = plain;
    this.unborn = method.equals("<init>");
  }

  /** Whether the plain accesses of a class are looked at. */
  static boolean watches(String className) {
    return !Prefixes.start(className, SPECTATORS);
  }

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
    super.visitLineNumber(line, start);
  }

  private int site() {
    return Sites.number(place + ":" + line);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      objectsToBuild++;
    }
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (opcode == Opcodes.INVOKESPECIAL && name.equals("<init>") && --objectsToBuild < 0) {
      unborn = false; // that was this(...) or super(...)
      objectsToBuild = 0;
    }
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    String declaring = hierarchy.declaring(owner, name);
    int access = declaring == null ? Opcodes.ACC_FINAL : hierarchy.access(declaring, name);
    boolean isVolatile = hierarchy.isVolatile(owner, name);
    boolean write = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    boolean hidden = unborn && opcode == Opcodes.PUTFIELD;
    if (!hidden && (isVolatile || (plain && (access & Opcodes.ACC_FINAL) == 0))) {
      int field = Sites.number(String.valueOf(declaring).replace('/', '.') + "." + name);
      copyObject(opcode, descriptor); // ... object
      Emit.number(mv, field); // ... object field
      if (isVolatile) {
        Emit.hook(mv, "Memory", write ? "writeVolatile" : "readVolatile", "(Ljava/lang/Object;I)V");
      } else {
        Emit.number(mv, site()); // ... object field site
        Emit.hook(mv, "Memory", write ? "write" : "read", "(Ljava/lang/Object;II)V");
      }
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (isVolatile && !hidden) {
      Emit.accessed(mv);
    }
  }

  /** Puts a copy of the object whose field is accessed on the stack; null for a static field. */
  private void copyObject(int opcode, String descriptor) {
    if (opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD) {
      Emit.copyObjectOfField(mv, opcode, descriptor); // object value? object
    } else {
      mv.visitInsn(Opcodes.ACONST_NULL); // value? null
    }
  }

  @Override
  public void visitInsn(int opcode) {
    if (plain && opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      mv.visitInsn(Opcodes.DUP2); // array index array index
      element("readElement");
    } else if (plain && opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      if (opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE) {
        mv.visitInsn(Opcodes.DUP2_X2); // value array index value
        mv.visitInsn(Opcodes.POP2); // value array index
        mv.visitInsn(Opcodes.DUP2_X2); // array index value array index
      } else {
        mv.visitInsn(Opcodes.DUP_X2); // value array index value
        mv.visitInsn(Opcodes.POP); // value array index
        mv.visitInsn(Opcodes.DUP2_X1); // array index value array index
      }
      element("writeElement");
    }
    super.visitInsn(opcode);
  }

  private void element(String hook) {
    Emit.number(mv, site()); // ... array index site
    Emit.hook(mv, "Memory", hook, "(Ljava/lang/Object;II)V"); // ...
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
