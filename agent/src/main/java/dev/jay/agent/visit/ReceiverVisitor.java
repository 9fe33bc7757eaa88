package dev.jay.agent.visit;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts hooks before calls that take the receiver, wherever it lies, and a number. */
abstract class ReceiverVisitor extends MethodVisitor {
  static final int RECEIVER = -1;
  static final int NONE = -2;

  private final ReceiverCopier receivers;
  private int mostSpilled;

  ReceiverVisitor(MethodVisitor next, ReceiverCopier receivers) {
    super(Opcodes.ASM9, next);
    this.receivers = receivers;
  }

  /** The hook, before a call of that descriptor; without a number if it is negative. */
  final void tell(String descriptor, String owner, String hook, int number) {
    receivers.copy(mv, descriptor); // object arguments? object
    if (number < 0) {
      Emit.hook(mv, owner, hook, "(Ljava/lang/Object;)V"); // object arguments?
    } else {
      Emit.number(mv, number); // object arguments? object number
      Emit.hook(mv, owner, hook, "(Ljava/lang/Object;I)V"); // object arguments?
    }
    receivers.restore(mv, descriptor); // object arguments
    mostSpilled = Math.max(mostSpilled, ReceiverCopier.spilled(descriptor));
  }

  /**
   * The hook, before a call of that descriptor, with two of its arguments: their indices, or {@link
   * #RECEIVER}, or {@link #NONE}.
   */
  final void tellTwo(String descriptor, String owner, String hook, int first, int second) {
    receivers.load(mv, descriptor); // object?
    load(descriptor, first); // object? a
    load(descriptor, second); // object? a b
    Emit.hook(mv, owner, hook, "(Ljava/lang/Object;Ljava/lang/Object;)V"); // object?
    receivers.unload(mv, descriptor); // object? arguments
    mostSpilled = Math.max(mostSpilled, ReceiverCopier.slots(descriptor));
  }

  private void load(String descriptor, int which) {
    if (which == RECEIVER) {
      mv.visitInsn(Opcodes.DUP);
    } else if (which == NONE) {
      mv.visitInsn(Opcodes.ACONST_NULL);
    } else {
      receivers.copyLoaded(mv, descriptor, which);
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, receivers.locals(maxLocals, mostSpilled));
  }
}
