package dev.jay.agent.visit;

import dev.jay.runtime.core.Sites;
import dev.jay.trace.InputCalls;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells the runtime what the calls at some places give back, and what branches compare, and of no
 * others. It sees the instructions as they are in the class file, and counts calls and branches.
 */
final class ResultVisitor extends MethodVisitor {
  private final Set<String> places;
  private final String method;
  private int calls;
  private int branches;

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
  public void visitJumpInsn(int opcode, Label label) {
    String place = InputCalls.branch(method, ++branches);
    if (places.contains(place)) {
      if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE) {
        boolean isOfNumbers = opcode <= Opcodes.IF_ICMPLE;
        mv.visitInsn(Opcodes.DUP2); // a b a b
        Emit.number(mv, Sites.number(place)); // a b a b number
        String two = isOfNumbers ? "II" : "Ljava/lang/Object;Ljava/lang/Object;";
        Emit.hook(mv, "Results", "compared", "(" + two + "I)V"); // a b
      } else if (opcode != Opcodes.GOTO) {
        boolean isOfNumbers = opcode < Opcodes.IFNULL;
        tellTop(place, isOfNumbers ? "I" : "Ljava/lang/Object;");
      }
    }
    super.visitJumpInsn(opcode, label);
  }

  /** Tells of the value on the stack, and leaves it there. */
  private void tellTop(String place, String letter) {
    mv.visitInsn(Opcodes.DUP); // value value
    Emit.number(mv, Sites.number(place)); // value value number
    Emit.hook(mv, "Results", "got", "(" + letter + "I)V"); // value
  }

  private void choice() {
    String place = InputCalls.branch(method, ++branches);
    if (places.contains(place)) {
      tellTop(place, "I");
    }
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
    choice();
    super.visitTableSwitchInsn(min, max, otherwise, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
    choice();
    super.visitLookupSwitchInsn(otherwise, keys, labels);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
