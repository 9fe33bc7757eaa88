package dev.jay.agent.visit;

import dev.jay.agent.table.HeavyCalls;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Tells the runtime before the program calls a method of the JDK that computes for long. */
final class HeavyCallVisitor extends MethodVisitor {
  HeavyCallVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    int weight = HeavyCalls.weight(owner, name);
    if (weight > 0) {
      begins(weight, descriptor); // arguments
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  private void begins(int weight, String descriptor) {
    if (descriptor.startsWith("([BII)")) {
      mv.visitInsn(Opcodes.DUP); // arguments length
    } else if (isOfArray(descriptor)) {
      mv.visitInsn(Opcodes.DUP); // arguments array
      Emit.hook(mv, "Computing", "lengthOf", "(Ljava/lang/Object;)I"); // arguments length
    } else {
      Emit.number(mv, weight); // arguments weight
      Emit.hook(mv, "Computing", "begins", "(I)V"); // arguments
      return;
    }
    Emit.number(mv, weight); // arguments length weight
    Emit.number(mv, HeavyCalls.weightOfElement()); // arguments length weight weight
    Emit.hook(mv, "Computing", "begins", "(III)V"); // arguments
  }

  /** Whether the only argument is an array. */
  private static boolean isOfArray(String descriptor) {
    return descriptor.startsWith("([") && Type.getArgumentTypes(descriptor).length == 1;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + 3, maxLocals);
  }
}
