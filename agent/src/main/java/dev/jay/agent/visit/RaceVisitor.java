package dev.jay.agent.visit;

import dev.jay.runtime.hooks.Contents;
import dev.jay.trace.Kind;
import dev.jay.trace.Site;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes each access to a plain field or array element, and each call on a plain collection, an
 * operation on the object, the array or the collection; for a static field, on its class. So is a
 * call of the JDK's that copies, sorts or compares what it is given: a clone, {@code arraycopy},
 * {@code addAll}. A hook stands before it and one after it, as in {@link AccessVisitor}. Objects
 * that one thread alone uses take no turn, so what costs is what may race. With a list of places,
 * only those are watched.
 */
final class RaceVisitor extends PlainAccessVisitor {
  private static final String BEFORE = "(Ljava/lang/Object;I)V";

  RaceVisitor(
      MethodVisitor next,
      ClassContext context,
      String name,
      String descriptor,
      @Nullable Set<String> places) {
    super(next, context, name, descriptor, places);
  }

  @Override
  void beforeField(int opcode, String owner, String name, String descriptor, String site) {
    if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
      mv.visitLdcInsn(Type.getObjectType(owner)); // value? class
    } else {
      Emit.copyObjectOfField(mv, opcode, descriptor); // object value? object
    }
    before(opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC);
  }

  @Override
  void beforeElement(int opcode, String site) {
    if (isLoad(opcode)) {
      Emit.copyFromBelow(mv, 1); // array index array
    } else if (opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE) {
      mv.visitInsn(Opcodes.DUP2_X2); // value array index value
      mv.visitInsn(Opcodes.POP2); // value array index
      mv.visitInsn(Opcodes.DUP2_X2); // array index value array index
      mv.visitInsn(Opcodes.POP); // array index value array
    } else {
      Emit.copyFromBelow(mv, 2); // array index value array
    }
    before(isStore(opcode));
  }

  private void before(boolean writes) {
    Emit.number(mv, writes ? Kind.WRITE : Kind.READ); // ... object kind
    Emit.hook(mv, "Memory", "begin", BEFORE); // ...
  }

  @Override
  void beforeCall(String owner, String name, String descriptor, String site) {
    tell(descriptor, "Contents", "begin", Contents.numberOfCall(Site.place(site), name));
  }

  @Override
  boolean watchesCopies() {
    return true;
  }

  @Override
  void beforeCopy(String descriptor, int first, int second) {
    tellTwo(descriptor, "Contents", "begin", first, second);
  }

  @Override
  void beforeClone() {
    mv.visitInsn(Opcodes.DUP); // object object
    before(false); // object
  }

  @Override
  void after(boolean writes, boolean isCall, String site) {
    Emit.hook(mv, "Memory", "end", "()V");
  }
}
