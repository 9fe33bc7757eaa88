package dev.jay.agent.visit;

import dev.jay.agent.scan.BlockStarts;
import dev.jay.runtime.core.Sites;
import dev.jay.trace.Site;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Tells the runtime, when tracing, where a basic block begins: at the beginning of the method,
 * behind a jump, and where jumps and handlers lead. It sees the instructions as they are in the
 * class file, and counts them: a block is known by the number of its first one.
 */
final class BlockTraceVisitor extends MethodVisitor {
  private final String hooks;
  private final BlockStarts starts;
  private final String method;
  private int labels;
  private int instructions;
  private int blocks;
  private int line;
  private boolean begins = true;

  private BlockTraceVisitor(
      MethodVisitor next,
      BlockStarts starts,
      String className,
      String name,
      String descriptor,
      String hooks) {
    super(Opcodes.ASM9, new NewLabels(next));
    this.hooks = hooks;
    this.starts = starts;
    this.method = className.replace('/', '.') + "." + name + descriptor;
  }

  static BlockTraceVisitor ofProgram(
      MethodVisitor next, BlockStarts starts, String className, String name, String descriptor) {
    return new BlockTraceVisitor(next, starts, className, name, descriptor, "Traced");
  }

  static BlockTraceVisitor ofJdk(
      MethodVisitor next, BlockStarts starts, String className, String name, String descriptor) {
    return new BlockTraceVisitor(
        next, starts, className, name, descriptor, PlainAccessVisitor.JDK_HOOKS);
  }

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
    super.visitLineNumber(line, start);
  }

  @Override
  public void visitLabel(Label label) {
    begins |= starts.contains(labels++);
    super.visitLabel(label);
  }

  /** Before each instruction: frames and lines stand before it. */
  private void instruction() {
    if (begins) {
      begins = false;
      Emit.number(mv, Sites.number(Site.text(method, ++blocks, "block " + instructions, line)));
      Emit.hook(mv, hooks, "block", "(I)V");
    }
    instructions++;
  }

  @Override
  public void visitInsn(int opcode) {
    instruction();
    super.visitInsn(opcode);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    instruction();
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    instruction();
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    instruction();
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    instruction();
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    instruction();
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    instruction();
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    instruction();
    super.visitJumpInsn(opcode, label);
    begins = true;
  }

  @Override
  public void visitLdcInsn(Object value) {
    instruction();
    super.visitLdcInsn(value);
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    instruction();
    super.visitIincInsn(variable, increment);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
    instruction();
    super.visitTableSwitchInsn(min, max, otherwise, labels);
    begins = true;
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
    instruction();
    super.visitLookupSwitchInsn(otherwise, keys, labels);
    begins = true;
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    instruction();
    super.visitMultiANewArrayInsn(descriptor, dimensions);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
