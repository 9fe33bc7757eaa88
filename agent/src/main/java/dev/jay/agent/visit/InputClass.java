package dev.jay.agent.visit;

import dev.jay.agent.scan.MethodScanner;
import dev.jay.agent.scan.PoolMembers;
import dev.jay.agent.scan.Trait;
import dev.jay.agent.table.InputTable;
import dev.jay.runtime.hooks.Natives;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Replaces the calls of methods through which something enters, in a class of the JDK. A class that
 * is loaded already can get neither methods nor fields, and a call may stand in the middle of an
 * expression; so the arguments go from the operand stack into an array one by one, the last one
 * first, without locals, branches or frames.
 */
final class InputClass extends ClassVisitor {
  private static final String HOOKS = "Natives";
  private static final String ARRAY = "[Ljava/lang/Object;";

  private final InputTable table;
  private final Set<String> methods;
  private String className = "";

  /** {@code methods} are those that {@link #methodsToChange} has found. */
  InputClass(ClassVisitor next, InputTable table, Set<String> methods) {
    super(Opcodes.ASM9, next);
    this.table = table;
    this.methods = methods;
  }

  /** The methods of a class with such calls, by name and descriptor. */
  static Set<String> methodsToChange(InputTable table, ClassReader reader) {
    byte[] marks = new byte[reader.getItemCount()];
    boolean any = false;
    for (PoolMembers called = new PoolMembers(reader); called.next(); ) {
      if (table.find(called.owner(), called.name(), called.descriptor()) != null) {
        marks[called.index()] = Trait.CALL;
        any = true;
      }
    }
    Set<String> found = new HashSet<>();
    for (MethodScanner body = new MethodScanner(reader); any && body.next(); ) {
      if ((body.traits(marks) & Trait.CALL) != 0) {
        found.add(body.name() + body.descriptor());
      }
    }
    return found;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    className = name;
    super.visit(version, access, name, signature, superName, interfaces);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor mv = super.visitMethod(access, name, descriptor, signature, exceptions);
    return mv == null || !methods.contains(name + descriptor)
        ? mv
        : new Calls(mv, table, className);
  }

  /** Replaces the calls in one method. */
  private static final class Calls extends MethodVisitor {
    private final InputTable table;
    private final String className;

    Calls(MethodVisitor next, InputTable table, String className) {
      super(Opcodes.ASM9, next);
      this.table = table;
      this.className = className;
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      InputTable.Point point = table.find(owner, name, descriptor);
      if (point == null) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        return;
      }
      if (point.hook() != null) {
        String receiver = opcode == Opcodes.INVOKESTATIC ? "" : "L" + owner + ";";
        int dot = point.hook().indexOf('.');
        Emit.hook(
            mv,
            point.hook().substring(0, dot),
            point.hook().substring(dot + 1),
            "(" + receiver + descriptor.substring(1));
        return;
      }
      pack(Type.getArgumentTypes(descriptor), opcode != Opcodes.INVOKESTATIC); // arguments
      boolean isSuper = opcode == Opcodes.INVOKESPECIAL && !owner.equals(className);
      Emit.number(mv, isSuper ? point.number | Natives.SUPER : point.number); // arguments number
      call(Type.getReturnType(descriptor)); // result
    }

    private void pack(Type[] types, boolean hasReceiver) {
      int count = types.length + (hasReceiver ? 1 : 0);
      if (count == 0) {
        Emit.hook(mv, HOOKS, "none", "()" + ARRAY); // array
        return;
      }
      for (int i = count - 1; i >= 0; i--) { // ... value array?
        String type =
            hasReceiver && i == 0 ? "Ljava/lang/Object;" : packed(types[hasReceiver ? i - 1 : i]);
        boolean isLast = i == count - 1;
        Emit.number(mv, isLast ? count : i); // ... value array? index
        Emit.hook(
            mv,
            HOOKS,
            isLast ? "last" : "put",
            "(" + type + (isLast ? "" : ARRAY) + "I)" + ARRAY); // ... array
      }
    }

    /** The type by which a value is handed over. */
    private static String packed(Type type) {
      switch (type.getSort()) {
        case Type.BOOLEAN:
        case Type.BYTE:
        case Type.INT:
        case Type.LONG:
          return type.getDescriptor();
        case Type.OBJECT:
        case Type.ARRAY:
          return "Ljava/lang/Object;";
        default:
          throw new IllegalStateException("inputs.table: an argument of type " + type);
      }
    }

    private void call(Type result) {
      switch (result.getSort()) {
        case Type.VOID:
          Emit.hook(mv, HOOKS, "callVoid", "(" + ARRAY + "I)V");
          break;
        case Type.BOOLEAN:
          Emit.hook(mv, HOOKS, "callBoolean", "(" + ARRAY + "I)Z");
          break;
        case Type.SHORT:
          Emit.hook(mv, HOOKS, "callShort", "(" + ARRAY + "I)S");
          break;
        case Type.INT:
          Emit.hook(mv, HOOKS, "callInt", "(" + ARRAY + "I)I");
          break;
        case Type.LONG:
          Emit.hook(mv, HOOKS, "callLong", "(" + ARRAY + "I)J");
          break;
        case Type.DOUBLE:
          Emit.hook(mv, HOOKS, "callDouble", "(" + ARRAY + "I)D");
          break;
        default:
          Emit.hook(mv, HOOKS, "call", "(" + ARRAY + "I)Ljava/lang/Object;"); // object
          mv.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName()); // result
      }
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
      super.visitMaxs(maxStack + Emit.EXTRA_STACK, maxLocals);
    }
  }
}
