package dev.jay.agent.visit;

import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.table.ArgumentTable;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.hooks.Contents;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells the runtime, when checking, what the program hands to code of the JDK that has no hooks of
 * its own: the JDK reads or writes the elements of an array that it gets as one, and enters the
 * monitor of a StringBuffer or Hashtable. What it does with them counts as done before the call, by
 * the strand that calls. {@link ArgumentTable} says which arguments may matter, and how.
 */
final class ArgumentVisitor extends MethodVisitor {
  private final ClassContext context;
  private final String place;
  private int line;
  private int mostSpilled;

  ArgumentVisitor(MethodVisitor next, ClassContext context, String method) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.place = context.className.replace('/', '.') + "." + method;
  }

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
    super.visitLineNumber(line, start);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (owner.startsWith("[")) {
      if (name.equals("clone")) {
        mv.visitInsn(Opcodes.DUP); // array array
        hook("readAll", 1); // array
      }
    } else if (Hierarchy.isJdk(owner)) {
      boolean guards =
          opcode == Opcodes.INVOKEVIRTUAL
              && context.rules.oldCalls.knows(owner)
              && context.rules.oldCalls.before(false, context.hierarchy, owner, name, descriptor)
                  == null;
      tell(owner, name, descriptor, guards);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  /** A concatenation of strings calls toString of its operands. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    if (bootstrap.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
      tell(bootstrap.getOwner(), name, descriptor, false);
    }
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  /**
   * {@code guards}: the method is not synchronized, in a class whose others are; it may call one.
   */
  private void tell(String owner, String name, String descriptor, boolean guards) {
    Type[] types = Type.getArgumentTypes(descriptor);
    List<ArgumentTable.Use> uses = ArgumentTable.uses(owner, name, types);
    if (uses.isEmpty() && !guards) {
      return;
    }
    context.receivers.spill(mv, types); // receiver?
    if (guards) {
      mv.visitInsn(Opcodes.DUP); // receiver receiver
      hook("pass", 1); // receiver
    }
    for (ArgumentTable.Use use : uses) {
      for (int argument : use.arguments()) {
        context.receivers.load(mv, types, argument); // receiver? array numbers?
      }
      if (use.hook().startsWith(ArgumentTable.READ)) {
        contents(owner, name, use.hook().equals(ArgumentTable.WRITTEN)); // receiver?
      } else {
        hook(use.hook(), use.arguments().length); // receiver?
      }
    }
    for (int i = 0; i < types.length; i++) {
      context.receivers.load(mv, types, i); // receiver? arguments
    }
    mostSpilled = Math.max(mostSpilled, ReceiverCopier.slots(types));
  }

  private void contents(String owner, String name, boolean writes) {
    String type = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
    String method = name.equals("<init>") ? "new " + type : type + "." + name;
    Emit.number(mv, Contents.numberOfArgument(place + ":" + line, method, writes)); // object place
    Emit.hook(mv, "Contents", "use", "(Ljava/lang/Object;I)V");
  }

  private void hook(String name, int arguments) {
    Emit.number(mv, Sites.number(place + ":" + line)); // object numbers? site
    Emit.hook(mv, "Arguments", name, "(Ljava/lang/Object;" + "I".repeat(arguments) + ")V");
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, context.receivers.locals(maxLocals, mostSpilled));
  }
}
