package dev.jay.agent.visit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Stands behind a visitor that puts code before instructions. Frames know a new object by the place
 * of its NEW; code that is put before that comes between it and its label, to which jumps go on
 * leading. So each NEW gets a label of its own for the frames.
 */
final class NewLabels extends MethodVisitor {
  /** Labels since the last NEW: if frames name one of them, it is the label of the next NEW. */
  private final List<Label> recent = new ArrayList<>();

  private final Map<Label, Label> moved = new HashMap<>();

  NewLabels(MethodVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      if (!recent.isEmpty()) {
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
}
