package dev.jay.agent;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * One operation on an object that may belong to the strand, for a method without branches, as most
 * methods of atomics and locks are. The strand, once found, lies at the bottom of the operand stack
 * until the method returns: finding it again would cost as much as the rest of the hooks. Where
 * there are branches it would have to be written into all the frames of the method.
 *
 * <p>Such a method is small, and the compiler would always inline it. With its hooks it is larger;
 * whether it is inlined would depend on which of it and its callers is compiled first. So it is
 * marked as always to be inlined, which the compiler grants to classes of the JDK.
 */
final class StraightVisitor extends WrapVisitor {
  private static final String FORCE_INLINE = "Ljdk/internal/vm/annotation/ForceInline;";

  StraightVisitor(MethodVisitor next, String className, int kind, @Nullable Part part) {
    super(
        next,
        className,
        new Call("Regions", "begin", "(ILjava/lang/Object;)" + Emit.STRAND, kind, part),
        Call.plain("Regions", "exit"),
        Call.plain("Regions", "exit"));
    next.visitAnnotation(FORCE_INLINE, true).visitEnd();
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return descriptor.equals(FORCE_INLINE) ? null : super.visitAnnotation(descriptor, visible);
  }

  @Override
  void end(int returning) {
    Emit.lift(mv, slots(returning)); // value? strand
    Emit.hook(mv, "Regions", "end", "(" + Emit.STRAND + ")V"); // value?
  }

  private static int slots(int returning) {
    switch (returning) {
      case Opcodes.RETURN:
        return 0;
      case Opcodes.LRETURN:
      case Opcodes.DRETURN:
        return 2;
      default:
        return 1;
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + 1, maxLocals);
  }
}
