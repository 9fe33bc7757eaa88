package dev.jay.agent.visit;

import dev.jay.runtime.core.Sites;
import dev.jay.trace.InputCalls;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells the runtime what the calls at some places give back, and no others. It sees the
 * instructions as they are in the class file, and counts the calls.
 */
final class ResultVisitor extends MethodVisitor {
  private final Set<String> places;
  private final String method;
  private int calls;

  ResultVisitor(
      MethodVisitor next, Set<String> places, String className, String name, String descriptor) {
    super(Opcodes.ASM9, next);
    this.places = places;
    this.method = className.replace('/', '.') + "." + name + descriptor;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    String place = InputCalls.place(method, ++calls, owner, name);
    if (!places.contains(place)) {
      return;
    }
    Type type = Type.getReturnType(descriptor);
    boolean isReference = type.getSort() >= Type.ARRAY;
    boolean isSmall = type.getSort() < Type.INT;
    String letter = isReference ? "Ljava/lang/Object;" : isSmall ? "I" : type.getDescriptor();
    mv.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // value value
    Emit.number(mv, Sites.number(place)); // value value number
    Emit.hook(mv, "Results", "got", "(" + letter + "I)V"); // value
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
