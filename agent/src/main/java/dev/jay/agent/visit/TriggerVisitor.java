package dev.jay.agent.visit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts a look before each instruction that may begin an initialiser, see {@link Initialisers}.
 *
 * <p>Frames know a new object by the place of its NEW. A look comes between that and its label, to
 * which jumps go on leading, so a NEW behind a look gets a label of its own for the frames.
 */
final class TriggerVisitor extends MethodVisitor {
  private final Initialisers initialisers;
  private final InitialiserReferences references;

  /** Labels since the last NEW: if frames name one of them, it is the label of the next NEW. */
  private final List<Label> recent = new ArrayList<>();

  private final Map<Label, Label> moved = new HashMap<>();

  TriggerVisitor(MethodVisitor next, Initialisers initialisers, InitialiserReferences references) {
    super(Opcodes.ASM9, next);
    this.initialisers = initialisers;
    this.references = references;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      if (initialisers.look(mv, type, null) && !recent.isEmpty()) {
        Label own = new Label();
        mv.visitLabel(own);
        for (Label label : recent) {
          moved.put(label, own);
        }
      }
      recent.clear();
    }
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitLabel(Label label) {
    recent.add(label);
    super.visitLabel(label);
  }

  @Override
  public void visitFrame(
      int type, int numLocal, Object @Nullable [] local, int numStack, Object @Nullable [] stack) {
    super.visitFrame(type, numLocal, withMoved(local), numStack, withMoved(stack));
  }

  private Object @Nullable [] withMoved(Object @Nullable [] types) {
    if (types == null || moved.isEmpty()) {
      return types;
    }
    Object[] changed = types.clone();
    for (int i = 0; i < changed.length; i++) {
      if (changed[i] instanceof Label label) {
        changed[i] = moved.getOrDefault(label, label);
      }
    }
    return changed;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
      initialisers.look(mv, owner, name);
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (opcode == Opcodes.INVOKESTATIC && !isInterface) {
      initialisers.look(mv, owner, name + descriptor);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  /** Lambdas that can be serialized keep their methods: their names are in the serial form. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    if (bootstrap.getName().equals("metafactory")) {
      for (int i = 0; i < arguments.length; i++) {
        if (arguments[i] instanceof Handle handle) {
          arguments[i] = references.replace(handle);
        }
      }
    }
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }
}
