package dev.jay.agent.scan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Follows a constructor to see where its object may first be known to others. It does by hand what
 * a verifier does, with one question for each slot of the operand stack: is it the object? The
 * object stays unknown while it is only loaded, copied, and used for access to its own fields, and
 * handed to a constructor of a superclass that keeps it to itself as well. Whatever else takes it
 * from the stack may tell others, and so may all code from there on. Where the code is not what
 * compilers write, the object counts as known.
 */
public final class FreshObject extends MethodVisitor {
  private final Hierarchy hierarchy;
  private final @Nullable String alsoLookedAt;
  private final Map<Label, boolean[]> stacks = new HashMap<>();
  private final Set<Label> handlers = new HashSet<>();
  private boolean[] stack = new boolean[16];
  private int size;
  private boolean isReachable = true;
  private boolean isKnown;
  private boolean isOwnWrite;

  /** For a constructor; {@code hierarchy} knows those of superclasses. */
  public FreshObject(Hierarchy hierarchy) {
    this(hierarchy, null);
  }

  /** The same; all constructors of the class {@code alsoLookedAt} are looked at as well. */
  FreshObject(Hierarchy hierarchy, @Nullable String alsoLookedAt) {
    super(Opcodes.ASM9);
    this.hierarchy = hierarchy;
    this.alsoLookedAt = alsoLookedAt;
  }

  /** What it sees goes on to {@code next}. */
  public FreshObject before(MethodVisitor next) {
    mv = next;
    return this;
  }

  /** Whether others may know the object by now. */
  public boolean isKnown() {
    return isKnown;
  }

  /**
   * Whether the access to a field that is visited now writes one of the object, which is unknown.
   */
  public boolean isOwnWrite() {
    return isOwnWrite;
  }

  // ---- The operand stack

  private void push(boolean isObject) {
    if (!isReachable) {
      isKnown = true; // it is reached in a way that is not understood
    }
    if (size == stack.length) {
      stack = Arrays.copyOf(stack, 2 * size);
    }
    stack[size++] = isObject;
  }

  private void push(Type type) {
    for (int i = type.getSize(); i > 0; i--) {
      push(false);
    }
  }

  private void push(int slots) {
    for (int i = 0; i < slots; i++) {
      push(false);
    }
  }

  private boolean pop() {
    if (!isReachable || size == 0) {
      isKnown = true;
      return false;
    }
    return stack[--size];
  }

  /** Takes slots off; if the object is among them, others may know it. */
  private void consume(int slots) {
    for (int i = 0; i < slots; i++) {
      isKnown |= pop();
    }
  }

  private void keep(Label target) {
    stacks.putIfAbsent(target, Arrays.copyOf(stack, size));
  }

  // ---- Flow

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    handlers.add(handler);
    super.visitTryCatchBlock(start, end, handler, type);
  }

  @Override
  public void visitLabel(Label label) {
    boolean[] known = stacks.get(label);
    if (!isReachable && (known != null || handlers.contains(label))) {
      isReachable = true;
      size = 0;
      if (known == null) {
        push(false); // what was thrown
      } else {
        for (boolean isObject : known) {
          push(isObject);
        }
      }
    }
    super.visitLabel(label);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    if (opcode == Opcodes.JSR) {
      isKnown = true;
    } else if (opcode != Opcodes.GOTO) {
      pop();
      if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE) {
        pop();
      }
    }
    keep(label);
    isReachable &= opcode != Opcodes.GOTO;
    super.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label defaultLabel, Label... labels) {
    choose(defaultLabel, labels);
    super.visitTableSwitchInsn(min, max, defaultLabel, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label defaultLabel, int[] keys, Label[] labels) {
    choose(defaultLabel, labels);
    super.visitLookupSwitchInsn(defaultLabel, keys, labels);
  }

  private void choose(Label defaultLabel, Label[] labels) {
    pop();
    keep(defaultLabel);
    for (Label label : labels) {
      keep(label);
    }
    isReachable = false;
  }

  // ---- Instructions

  @Override
  public void visitVarInsn(int opcode, int variable) {
    switch (opcode) {
      case Opcodes.ALOAD:
        push(variable == 0);
        break;
      case Opcodes.ILOAD:
      case Opcodes.FLOAD:
        push(1);
        break;
      case Opcodes.LLOAD:
      case Opcodes.DLOAD:
        push(2);
        break;
      case Opcodes.LSTORE:
      case Opcodes.DSTORE:
        consume(2);
        break;
      default:
        consume(1);
        isKnown |= variable == 0;
        break;
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    if (opcode == Opcodes.NEWARRAY) {
      pop();
    }
    push(1);
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitLdcInsn(Object value) {
    push(value instanceof Long || value instanceof Double ? 2 : 1);
    super.visitLdcInsn(value);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      push(1);
    } else if (opcode != Opcodes.CHECKCAST) {
      pop();
      push(1);
    }
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    consume(dimensions);
    push(1);
    super.visitMultiANewArrayInsn(descriptor, dimensions);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    Type type = Type.getType(descriptor);
    boolean ofObject = false;
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      consume(type.getSize());
    }
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.GETFIELD) {
      ofObject = pop();
    }
    if (opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) {
      push(type);
    }
    isOwnWrite = opcode == Opcodes.PUTFIELD && ofObject && !isKnown;
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    consume((Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1);
    if (opcode != Opcodes.INVOKESTATIC && pop()) {
      isKnown |=
          !name.equals("<init>") || !(owner.equals(alsoLookedAt) || hierarchy.keepsItself(owner));
    }
    push(Type.getReturnType(descriptor));
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    consume((Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1);
    push(Type.getReturnType(descriptor));
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitInsn(int opcode) {
    String effect = StackEffects.of(opcode);
    if (effect == null) {
      isKnown = true;
    } else {
      apply(effect);
    }
    isReachable &=
        opcode != Opcodes.ATHROW && (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN);
    super.visitInsn(opcode);
  }

  /** Takes off as many slots as there are letters before the colon, and pushes those after it. */
  private void apply(String effect) {
    int colon = effect.indexOf(':');
    boolean[] taken = new boolean[colon];
    boolean[] isCopied = new boolean[colon];
    for (int i = colon - 1; i >= 0; i--) {
      taken[i] = pop();
    }
    for (int i = colon + 1; i < effect.length(); i++) {
      int from = effect.indexOf(effect.charAt(i));
      if (from < colon) {
        isCopied[from] = true;
        push(taken[from]);
      } else {
        push(false);
      }
    }
    for (int i = 0; i < colon; i++) {
      isKnown |= taken[i] && !isCopied[i];
    }
  }
}
