package dev.jay.agent.visit;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Gives a synchronized native method a body, so that its monitor can be treated as any other: the
 * JVM would enter it unseen, and native code that calls back into Java could then wait for its turn
 * with the monitor held. The body calls a native method with {@link #PREFIX} before its name, which
 * the JVM has been told to take away when it looks for the native code.
 */
public final class NativeVisitor extends MethodVisitor {
  public static final String PREFIX = "jay$";

  private final String className;
  private final String name;
  private final String descriptor;
  private final boolean isStatic;

  /** Visits the body as if it had been there; the visitors in {@code next} treat it. */
  private NativeVisitor(
      MethodVisitor next, String className, int access, String name, String descriptor) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.name = name;
    this.descriptor = descriptor;
    this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
  }

  static boolean isFor(int access) {
    int both = Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED;
    return (access & both) == both;
  }

  /** Adds the native method to the class, and gives the visitor of the one with a body. */
  static MethodVisitor add(
      ClassVisitor cv,
      MethodVisitor next,
      String className,
      int access,
      String name,
      String descriptor,
      String @Nullable [] exceptions) {
    MethodVisitor renamed =
        cv.visitMethod(
            Opcodes.ACC_PRIVATE
                | Opcodes.ACC_NATIVE
                | Opcodes.ACC_SYNTHETIC
                | access & Opcodes.ACC_STATIC,
            PREFIX + name,
            descriptor,
            null,
            exceptions);
    if (renamed != null) {
      renamed.visitEnd();
    }
    return new NativeVisitor(next, className, access, name, descriptor);
  }

  @Override
  public void visitEnd() {
    mv.visitCode();
    int local = 0;
    if (!isStatic) {
      mv.visitVarInsn(Opcodes.ALOAD, local++);
    }
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      mv.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local);
      local += argument.getSize();
    }
    int opcode = isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL;
    mv.visitMethodInsn(opcode, className, PREFIX + name, descriptor, false);
    Type result = Type.getReturnType(descriptor);
    mv.visitInsn(result.getOpcode(Opcodes.IRETURN));
    mv.visitMaxs(Math.max(local, result.getSize()), local);
    super.visitEnd();
  }
}
