package dev.jay.agent.visit;

import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts a look before each instruction that may begin an initialiser, see {@link Initialisers}. */
final class TriggerVisitor extends MethodVisitor {
  private final Initialisers initialisers;
  private final InitialiserReferences references;

  TriggerVisitor(MethodVisitor next, Initialisers initialisers, InitialiserReferences references) {
    super(Opcodes.ASM9, new NewLabels(next));
    this.initialisers = initialisers;
    this.references = references;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      initialisers.look(mv, type, null);
    }
    super.visitTypeInsn(opcode, type);
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
