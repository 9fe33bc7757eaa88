package dev.jay.agent.visit;

import dev.jay.agent.scan.MethodScanner;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Copies the receiver of a call to the top of the operand stack, from below the arguments. Up to
 * two slots of arguments can be moved on the stack; more are put into local variables that no
 * method of the class uses, and taken out again at once, so no frame has to know of them.
 */
final class ReceiverCopier {
  private final ClassReader reader;
  private int firstFree = -1;

  ReceiverCopier(ClassReader reader) {
    this.reader = reader;
  }

  /**
   * The first variable that no method of the class uses. Few classes have such a call, so only they
   * are looked through.
   */
  int firstFree() {
    if (firstFree < 0) {
      firstFree = mostLocals(reader);
    }
    return firstFree;
  }

  /** The arguments of {@code descriptor} and their receiver are on the stack; adds the receiver. */
  void copy(MethodVisitor mv, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    if (isSpilled(arguments)) {
      spill(mv, arguments); // object
      mv.visitInsn(Opcodes.DUP); // object object
    } else {
      Emit.copyFromBelow(mv, slots(arguments));
    }
  }

  /** Whether {@link #copy} leaves the arguments in local variables. */
  private static boolean isSpilled(Type[] arguments) {
    return slots(arguments) > 2;
  }

  /** After the copy has been used: puts the arguments back, if they are not on the stack. */
  void restore(MethodVisitor mv, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    if (isSpilled(arguments)) { // object
      unload(mv, descriptor); // object a b c ...
    }
  }

  /** Takes all arguments from the stack into local variables. */
  void spill(MethodVisitor mv, Type[] arguments) {
    int local = firstFree() + slots(arguments);
    for (int i = arguments.length - 1; i >= 0; i--) {
      local -= arguments[i].getSize();
      mv.visitVarInsn(arguments[i].getOpcode(Opcodes.ISTORE), local); // object a b ...
    }
  }

  /** Puts a spilled argument on the stack. */
  void load(MethodVisitor mv, Type[] arguments, int argument) {
    int local = firstFree();
    for (int i = 0; i < argument; i++) {
      local += arguments[i].getSize();
    }
    mv.visitVarInsn(arguments[argument].getOpcode(Opcodes.ILOAD), local);
  }

  /** Puts the arguments of {@code descriptor} into local variables, for {@link #unload}. */
  void load(MethodVisitor mv, String descriptor) {
    spill(mv, Type.getArgumentTypes(descriptor));
  }

  /** Adds a copy of the argument of that index, while all are in local variables. */
  void copyLoaded(MethodVisitor mv, String descriptor, int index) {
    load(mv, Type.getArgumentTypes(descriptor), index);
  }

  /** Brings the arguments back to the operand stack. */
  void unload(MethodVisitor mv, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    for (int i = 0; i < arguments.length; i++) {
      load(mv, arguments, i);
    }
  }

  /** How many local variables a method with such calls needs. */
  int locals(int maxLocals, int mostSpilled) {
    return mostSpilled == 0 ? maxLocals : Math.max(maxLocals, firstFree() + mostSpilled);
  }

  /** The slots that a call of that descriptor needs in local variables. */
  static int spilled(String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    return isSpilled(arguments) ? slots(arguments) : 0;
  }

  static int slots(String descriptor) {
    return slots(Type.getArgumentTypes(descriptor));
  }

  static int slots(Type[] types) {
    int slots = 0;
    for (Type type : types) {
      slots += type.getSize();
    }
    return slots;
  }

  /** The most local variables that a method of the class has. */
  private static int mostLocals(ClassReader reader) {
    int most = 0;
    for (MethodScanner body = new MethodScanner(reader); body.next(); ) {
      most = Math.max(most, body.locals() + 1); // with the counter of a LoopVisitor
    }
    return most;
  }
}
