package dev.jay.agent.visit;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Code at the beginning of a method, or before each of its returns. What must also run when the
 * method throws is {@link WrapVisitor}'s. A hook is written Class.method.
 */
abstract class Advice {
  private static final String OBJECT = "Ljava/lang/Object;";

  /** Writes what runs first. */
  void enter(MethodVisitor mv) {}

  /** Writes what runs before a return, whose value is on the stack. */
  void leave(MethodVisitor mv, int opcode) {}

  private static void hook(MethodVisitor mv, String hook, String descriptor) {
    int dot = hook.indexOf('.');
    Emit.hook(mv, hook.substring(0, dot), hook.substring(dot + 1), descriptor);
  }

  /**
   * Calls a hook first, with the thread that the method's object is unless {@code owner} is null.
   */
  static Advice first(@Nullable String owner, String hook) {
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        Wraps.call(owner, hook).emit(mv);
      }
    };
  }

  /** Tells a hook first of an argument, by its local variable. */
  static Advice tellFirst(int local, String hook) {
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        mv.visitVarInsn(Opcodes.ALOAD, local); // object
        hook(mv, hook, "(" + OBJECT + ")V"); // -
      }
    };
  }

  /** Tells a hook of an object, by its local variable, at the end of a method without a result. */
  static Advice tellLast(int local, String hook) {
    return new Advice() {
      @Override
      void leave(MethodVisitor mv, int opcode) {
        if (opcode == Opcodes.RETURN) {
          mv.visitVarInsn(Opcodes.ALOAD, local); // object
          hook(mv, hook, "(" + OBJECT + ")V"); // -
        }
      }
    };
  }

  /** The bytes that a method returns, or has put into its first argument, become the runtime's. */
  static Advice fill(boolean isStatic) {
    return new Advice() {
      @Override
      void leave(MethodVisitor mv, int opcode) {
        if (opcode == Opcodes.RETURN) {
          mv.visitVarInsn(Opcodes.ALOAD, isStatic ? 0 : 1); // bytes
          Emit.hook(mv, "Seeds", "fill", "([B)V"); // -
        } else if (opcode == Opcodes.ARETURN) {
          mv.visitInsn(Opcodes.DUP); // bytes bytes
          Emit.hook(mv, "Seeds", "fill", "([B)V"); // bytes
        }
      }
    };
  }

  /**
   * Passes what a method returns through a hook of that descriptor. If it takes a second argument,
   * that is what the first local variable holds: the method's object, or the first argument of a
   * static one.
   */
  static Advice result(String hook, String descriptor) {
    return new Advice() {
      @Override
      void leave(MethodVisitor mv, int opcode) {
        if (Type.getArgumentTypes(descriptor).length > 1) {
          mv.visitVarInsn(Opcodes.ALOAD, 0); // result object
        }
        hook(mv, hook, descriptor); // result
      }
    };
  }

  /**
   * Asks a hook first, with the arguments of an instance method that returns nothing, whether it is
   * to be left out; and with its object, if {@code owner} is its class and not null.
   */
  static Advice unless(@Nullable String owner, String descriptor, String hook) {
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        if (owner != null) {
          mv.visitVarInsn(Opcodes.ALOAD, 0); // this
        }
        Emit.loadArguments(mv, descriptor); // this? arguments
        String arguments = descriptor.substring(1, descriptor.indexOf(')'));
        hook(mv, hook, "(" + (owner == null ? "" : "L" + owner + ";") + arguments + ")Z"); // answer
        Label goOn = new Label();
        mv.visitJumpInsn(Opcodes.IFEQ, goOn); // -
        mv.visitInsn(Opcodes.RETURN);
        mv.visitLabel(goOn);
        mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
      }
    };
  }

  /** Lets Jay sleep first; the method's own body is for threads that are not controlled. */
  static Advice sleep() {
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        Label real = new Label();
        mv.visitVarInsn(Opcodes.LLOAD, 0); // nanos
        Emit.hook(mv, "Threads", "slept", "(J)Z"); // answer
        mv.visitJumpInsn(Opcodes.IFEQ, real); // -
        mv.visitInsn(Opcodes.RETURN);
        mv.visitLabel(real);
        mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        mv.visitInsn(Opcodes.NOP); // the body may begin with a frame of its own
      }
    };
  }

  /**
   * Asks a hook first, with the object and the arguments of an instance method that counts
   * something; if its answer is not negative, it is the method's result. The hook gets the object
   * as an Object if its class is not given, and answers a number where the method has a boolean.
   */
  static Advice instead(@Nullable String owner, String descriptor, String hook) {
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        mv.visitVarInsn(Opcodes.ALOAD, 0); // this
        Emit.loadArguments(mv, descriptor); // this arguments
        String arguments = descriptor.substring(1, descriptor.indexOf(')'));
        hook(
            mv,
            hook,
            "(" + (owner == null ? OBJECT : "L" + owner + ";") + arguments + ")I"); // answer
        Label goOn = new Label();
        mv.visitInsn(Opcodes.DUP); // answer answer
        mv.visitJumpInsn(Opcodes.IFLT, goOn); // answer
        mv.visitInsn(Opcodes.IRETURN);
        mv.visitLabel(goOn);
        mv.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {Opcodes.INTEGER}); // answer
        mv.visitInsn(Opcodes.POP); // -
      }
    };
  }

  /** Method.invoke: calls of methods that are replaced in the program go elsewhere here too. */
  static Advice redirect() {
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        Label goOn = new Label();
        String method = "Ljava/lang/reflect/Method;";
        mv.visitVarInsn(Opcodes.ALOAD, 0); // method
        Emit.hook(mv, "Redirections", "isRedirected", "(" + method + ")Z"); // answer
        mv.visitJumpInsn(Opcodes.IFEQ, goOn); // -
        mv.visitVarInsn(Opcodes.ALOAD, 0); // method
        mv.visitVarInsn(Opcodes.ALOAD, 1); // method object
        mv.visitVarInsn(Opcodes.ALOAD, 2); // method object arguments
        String descriptor = "(" + method + OBJECT + "[" + OBJECT + ")" + OBJECT;
        Emit.hook(mv, "Redirections", "invoke", descriptor); // result
        mv.visitInsn(Opcodes.ARETURN);
        mv.visitLabel(goOn);
        mv.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
      }
    };
  }

  /** Looks into the handle in the first argument, which may be one of the runtime's. */
  static Advice reveal() {
    String type = "Ljava/lang/invoke/MethodHandle;";
    return new Advice() {
      @Override
      void enter(MethodVisitor mv) {
        mv.visitVarInsn(Opcodes.ALOAD, 1); // handle
        Emit.hook(mv, "Handles", "direct", "(" + type + ")" + type); // handle
        mv.visitVarInsn(Opcodes.ASTORE, 1); // -
      }
    };
  }
}
