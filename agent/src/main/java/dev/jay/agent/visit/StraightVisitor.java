package dev.jay.agent.visit;

import dev.jay.agent.table.Hooks;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * One operation on an object that may belong to the strand, for a method without branches, as most
 * methods of atomics and locks are. The strand, once found, is kept in a variable until the method
 * ends: finding it again would cost as much as the rest of the hooks. The variable comes after the
 * method's arguments, and the others of the method after it. Where there are branches it would have
 * to be written into all the frames of the method.
 *
 * <p>Such a method is small, and the compiler would always inline it. With its hooks it is larger;
 * whether it is inlined would depend on which of it and its callers is compiled first. So it is
 * marked as always to be inlined, which the compiler grants to classes of the JDK.
 */
final class StraightVisitor extends MethodVisitor {
  private static final String FORCE_INLINE = "Ljdk/internal/vm/annotation/ForceInline;";

  private final WrapVisitor.Call first;
  private final String className;
  private final int strand;
  private final Label start = new Label();

  /** A brief one makes no other operations while its object belongs to the strand. */
  StraightVisitor(
      MethodVisitor next,
      String className,
      String descriptor,
      boolean isBrief,
      int kind,
      WrapVisitor.@Nullable Part part) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.strand = Type.getArgumentsAndReturnSizes(descriptor) >> 2; // with the method's object
    this.first =
        new WrapVisitor.Call(
            "Regions",
            isBrief ? "beginBrief" : "begin",
            "(ILjava/lang/Object;)" + Hooks.STRAND_TYPE,
            kind,
            part);
    next.visitAnnotation(FORCE_INLINE, true).visitEnd();
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return descriptor.equals(FORCE_INLINE) ? null : super.visitAnnotation(descriptor, visible);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    first.emit(mv); // strand
    mv.visitVarInsn(Opcodes.ASTORE, strand); // -
    mv.visitLabel(start);
  }

  @Override
  public void visitInsn(int opcode) {
    if (Emit.isReturn(opcode)) {
      end(); // value?
    }
    super.visitInsn(opcode);
  }

  private void end() {
    mv.visitVarInsn(Opcodes.ALOAD, strand); // strand
    Emit.hook(mv, "Regions", "end", "(" + Hooks.STRAND_TYPE + ")V"); // -
  }

  private int moved(int variable) {
    return variable < strand ? variable : variable + 1;
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    Emit.keepThis(opcode, variable);
    super.visitVarInsn(opcode, moved(variable));
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    super.visitIincInsn(moved(variable), increment);
  }

  @Override
  public void visitLocalVariable(
      String name,
      String descriptor,
      @Nullable String signature,
      Label from,
      Label to,
      int variable) {
    super.visitLocalVariable(name, descriptor, signature, from, to, moved(variable));
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label handler = new Label();
    mv.visitTryCatchBlock(start, handler, handler, null);
    mv.visitLabel(handler);
    Object[] locals = new Object[strand + 1];
    Arrays.fill(locals, Opcodes.TOP);
    locals[0] = className;
    locals[strand] = Hooks.STRAND;
    mv.visitFrame(
        Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"}); // error
    end(); // error
    mv.visitInsn(Opcodes.ATHROW);
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals + 1);
  }
}
