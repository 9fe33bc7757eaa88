package dev.jay.agent.visit;

import dev.jay.agent.table.OldCalls;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Method references to what {@link OldCalls} knows, in one class. The JVM makes the call for them,
 * where no hook can stand; so each is turned into a reference to a static method, added to the
 * class as javac adds the bodies of lambdas, which makes the call.
 */
final class OldReferences {
  private final ClassContext context;
  private final boolean isInterface;
  private final List<Handle> referred = new ArrayList<>();
  private final List<String> descriptors = new ArrayList<>();

  OldReferences(ClassContext context) {
    this.context = context;
    this.isInterface = (context.reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
  }

  /** The reference to use in place of {@code handle}, where it is made by {@code factory}. */
  Handle replace(Handle handle, String factory) {
    int tag = handle.getTag();
    if ((tag != Opcodes.H_INVOKEVIRTUAL && tag != Opcodes.H_INVOKEINTERFACE)
        || context.rules.oldCalls.before(
                false, context.hierarchy, handle.getOwner(), handle.getName(), handle.getDesc())
            == null) {
      return handle;
    }
    Type[] captured = Type.getArgumentTypes(factory);
    String receiver = captured.length > 0 ? captured[0].getDescriptor() : type(handle.getOwner());
    String descriptor = "(" + receiver + handle.getDesc().substring(1);
    referred.add(handle);
    descriptors.add(descriptor);
    return new Handle(
        Opcodes.H_INVOKESTATIC,
        context.className,
        name(referred.size() - 1),
        descriptor,
        isInterface);
  }

  private static String type(String internalName) {
    return Type.getObjectType(internalName).getDescriptor();
  }

  private static String name(int number) {
    return "lambda$jay$" + number;
  }

  /** Adds the methods to the class. */
  void write(ClassVisitor next) {
    for (int i = 0; i < referred.size(); i++) {
      MethodVisitor mv =
          next.visitMethod(
              Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
              name(i),
              descriptors.get(i),
              null,
              null);
      if (mv != null) {
        write(new OldCallVisitor(mv, context), referred.get(i), descriptors.get(i));
      }
    }
  }

  private static void write(MethodVisitor mv, Handle handle, String descriptor) {
    mv.visitCode();
    int local = 0;
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      mv.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local); // object arguments
      local += argument.getSize();
    }
    boolean byInterface = handle.getTag() == Opcodes.H_INVOKEINTERFACE;
    mv.visitMethodInsn(
        byInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL,
        handle.getOwner(),
        handle.getName(),
        handle.getDesc(),
        byInterface); // result
    mv.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    mv.visitMaxs(local + 2, local);
    mv.visitEnd();
  }
}
