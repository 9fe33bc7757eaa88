package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Where Set.of and Map.of begin to iterate, and in which direction, is a matter of two constants
 * that the JDK takes from the clock; here they are read as zero.
 */
final class SaltVisitor extends MethodVisitor {
  private static final String SALT = "SALT32L";
  private static final String REVERSE = "REVERSE";

  SaltVisitor(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    if (opcode == Opcodes.GETSTATIC && name.equals(SALT)) {
      super.visitInsn(Opcodes.LCONST_0); // ... 0L
    } else if (opcode == Opcodes.GETSTATIC && name.equals(REVERSE)) {
      super.visitInsn(Opcodes.ICONST_0); // ... false
    } else {
      super.visitFieldInsn(opcode, owner, name, descriptor);
    }
  }

  /** Whether a field of that name may be one of the two. */
  static boolean isSalt(String name) {
    return name.equals(SALT) || name.equals(REVERSE);
  }
}
