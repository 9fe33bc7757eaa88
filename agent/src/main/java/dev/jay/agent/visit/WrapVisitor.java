package dev.jay.agent.visit;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Calls one hook before the body of a method and one after it, however the body ends. A hook takes
 * nothing, or the method's object where its descriptor says so, with its first argument or without,
 * or the kind of the operation, or a class.
 */
final class WrapVisitor extends MethodVisitor {
  private final @Nullable Call first;
  private final Call last;
  private final Call failed;
  private final @Nullable String className;
  private final Label start = new Label();

  /** A field of the method's object. */
  static final class Part {
    final String owner;
    final String name;
    final String descriptor;

    Part(String owner, String name, String descriptor) {
      this.owner = owner;
      this.name = name;
      this.descriptor = descriptor;
    }
  }

  /**
   * A hook, with the kind that it is called with, or -1. Where it takes an object, that is the
   * method's, or the one in that part of it.
   */
  static final class Call {
    private static final String WITH_ARGUMENT = "(Ljava/lang/Object;Ljava/lang/Object;)";

    final String owner;
    final String name;
    final String descriptor;
    final int kind;
    final @Nullable Part part;
    final @Nullable String type; // a class that it takes

    Call(String owner, String name, String descriptor, int kind) {
      this(owner, name, descriptor, kind, null);
    }

    Call(String owner, String name, String descriptor, int kind, @Nullable Part part) {
      this(owner, name, descriptor, kind, part, null);
    }

    private Call(
        String owner,
        String name,
        String descriptor,
        int kind,
        @Nullable Part part,
        @Nullable String type) {
      this.type = type;
      this.owner = owner;
      this.name = name;
      this.descriptor = descriptor;
      this.kind = kind;
      this.part = part;
    }

    static Call plain(String owner, String name) {
      return new Call(owner, name, "()V", -1);
    }

    /** A hook that takes the class of that name. */
    static Call ofClass(String owner, String name, String type) {
      return new Call(owner, name, "(Ljava/lang/Class;)V", -1, null, type);
    }

    void emit(MethodVisitor mv) {
      if (type != null) {
        mv.visitLdcInsn(Type.getObjectType(type)); // class
      } else if (descriptor.startsWith("(L") || descriptor.startsWith("(IL")) {
        if (descriptor.startsWith("(I")) {
          Emit.number(mv, kind); // kind
        }
        mv.visitVarInsn(Opcodes.ALOAD, 0); // kind? this
        if (part != null) {
          mv.visitFieldInsn(
              Opcodes.GETFIELD, part.owner, part.name, part.descriptor); // kind? object
        }
        if (descriptor.startsWith(WITH_ARGUMENT)) {
          mv.visitVarInsn(Opcodes.ALOAD, 1); // this argument
        }
      } else if (kind >= 0) {
        Emit.number(mv, kind); // kind
      }
      Emit.hook(mv, owner, name, descriptor); // -
    }
  }

  /** {@code className} is null for a static method. */
  WrapVisitor(
      MethodVisitor next,
      @Nullable String className,
      @Nullable Call first,
      Call last,
      Call failed) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.first = first;
    this.last = last;
    this.failed = failed;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (first != null) {
      first.emit(mv);
    }
    mv.visitLabel(start);
  }

  @Override
  public void visitInsn(int opcode) {
    if (Emit.isReturn(opcode)) {
      last.emit(mv);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    if (className != null) {
      Emit.keepThis(opcode, variable);
    }
    super.visitVarInsn(opcode, variable);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label handler = new Label();
    mv.visitTryCatchBlock(
        start, handler, handler, null); // after the method's own, which come first
    mv.visitLabel(handler);
    Object[] locals = className == null ? new Object[0] : new Object[] {className};
    mv.visitFrame(
        Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"}); // error
    failed.emit(mv); // error
    mv.visitInsn(Opcodes.ATHROW);
    super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
  }
}
