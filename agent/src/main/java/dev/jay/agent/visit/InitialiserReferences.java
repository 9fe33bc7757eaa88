package dev.jay.agent.visit;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Method references of one class to static methods and constructors before which it has to look,
 * see {@link Initialisers}. The JVM makes the call for them, where no look can stand; so each is
 * turned into a reference to a static method that is added to the class, and looks and calls.
 */
final class InitialiserReferences {
  private final ClassContext context;
  private final Initialisers initialisers;
  private final boolean isInterface;
  private final List<Handle> referred = new ArrayList<>();

  InitialiserReferences(ClassContext context, Initialisers initialisers) {
    this.context = context;
    this.initialisers = initialisers;
    this.isInterface = (context.reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
  }

  /** The reference to use in place of {@code handle}. */
  Handle replace(Handle handle) {
    if (!isLookedAt(handle)) {
      return handle;
    }
    referred.add(handle);
    return new Handle(
        Opcodes.H_INVOKESTATIC,
        context.className,
        name(referred.size() - 1),
        descriptor(handle),
        isInterface);
  }

  private boolean isLookedAt(Handle handle) {
    switch (handle.getTag()) {
      case Opcodes.H_INVOKESTATIC:
        return !handle.isInterface()
            && initialisers.before(handle.getOwner(), handle.getName() + handle.getDesc()) != 0;
      case Opcodes.H_NEWINVOKESPECIAL:
        return initialisers.before(handle.getOwner(), null) != 0;
      default:
        return false;
    }
  }

  private static String name(int number) {
    return "lambda$jay$look$" + number;
  }

  private static String descriptor(Handle handle) {
    String result = Type.getObjectType(handle.getOwner()).getDescriptor();
    return handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
        ? handle.getDesc().replace(")V", ")" + result)
        : handle.getDesc();
  }

  /** Adds the methods to the class. */
  void write(ClassVisitor next) {
    for (int i = 0; i < referred.size(); i++) {
      MethodVisitor mv =
          next.visitMethod(
              Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
              name(i),
              descriptor(referred.get(i)),
              null,
              null);
      if (mv != null) {
        write(new TriggerVisitor(mv, initialisers, this), referred.get(i));
      }
    }
  }

  private static void write(MethodVisitor mv, Handle handle) {
    boolean makes = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    mv.visitCode();
    if (makes) {
      mv.visitTypeInsn(Opcodes.NEW, handle.getOwner()); // object
      mv.visitInsn(Opcodes.DUP); // object object
    }
    int local = 0;
    for (Type argument : Type.getArgumentTypes(handle.getDesc())) {
      mv.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local); // ... arguments
      local += argument.getSize();
    }
    mv.visitMethodInsn(
        makes ? Opcodes.INVOKESPECIAL : Opcodes.INVOKESTATIC,
        handle.getOwner(),
        handle.getName(),
        handle.getDesc(),
        false); // result
    mv.visitInsn(Type.getReturnType(descriptor(handle)).getOpcode(Opcodes.IRETURN));
    mv.visitMaxs(local + 2, local);
    mv.visitEnd();
  }
}
