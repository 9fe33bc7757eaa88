package dev.jay.agent.visit;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Knows when the object on top of the operand stack was just loaded from a local variable. */
abstract class LastLoadVisitor extends MethodVisitor {
  private static final int NONE = -1;

  private int last = NONE;

  LastLoadVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  /** The variable, or a negative number if the object came otherwise. */
  final int lastLoad() {
    return last;
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    super.visitVarInsn(opcode, variable);
    last = opcode == Opcodes.ALOAD ? variable : NONE;
  }

  @Override
  public void visitFrame(
      int type,
      int locals,
      @Nullable Object @Nullable [] local,
      int stacked,
      @Nullable Object @Nullable [] stack) {
    super.visitFrame(type, locals, local, stacked, stack);
    last = NONE;
  }

  @Override
  public void visitInsn(int opcode) {
    super.visitInsn(opcode);
    last = NONE;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    super.visitTypeInsn(opcode, type);
    last = NONE;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    super.visitFieldInsn(opcode, owner, name, descriptor);
    last = NONE;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    last = NONE;
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    last = NONE;
  }

  @Override
  public void visitLdcInsn(Object value) {
    super.visitLdcInsn(value);
    last = NONE;
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    super.visitMultiANewArrayInsn(descriptor, dimensions);
    last = NONE;
  }
}
