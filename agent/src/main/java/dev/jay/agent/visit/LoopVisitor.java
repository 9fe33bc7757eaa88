package dev.jay.agent.visit;

import dev.jay.agent.scan.Loops;
import dev.jay.agent.scan.MethodScanner;
import dev.jay.agent.scan.PoolMembers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/**
 * Counts how often a method of the program goes round its loops, as a measure of how long it
 * computes that is the same in every run. A variable of the method's own counts each jump back that
 * {@link Loops} gives a weight, which costs next to nothing: in a counted loop the compiler derives
 * it from the loop's own variable. Behind such a loop, and before the method returns, the runtime
 * is shown the count, and takes it over if it is large.
 *
 * <p>The variable comes after the method's arguments, and the others of the method after it. It is
 * written into all frames, so they are all written out in full.
 */
final class LoopVisitor extends MethodVisitor {
  /** What tells the time, by whatever clock. */
  private static final Set<String> CLOCKS =
      Set.of("nanoTime", "currentTimeMillis", "now", "millis", "instant", "elapsed");

  private final Loops loops;
  private int jumps;
  private final int counter;
  private final Set<Label> passed = new HashSet<>();

  /** What the last frame says of the variables, without the counter. */
  private final List<Object> locals = new ArrayList<>();

  private boolean hasJumpedBack;
  private boolean isBehindLoop;

  LoopVisitor(
      MethodVisitor next,
      Loops loops,
      String className,
      int access,
      String name,
      String descriptor) {
    super(Opcodes.ASM9, next);
    this.loops = loops;
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    counter = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - (isStatic ? 1 : 0);
    if (!isStatic) {
      locals.add(name.equals("<init>") ? Opcodes.UNINITIALIZED_THIS : className);
    }
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      locals.add(frameType(argument));
    }
  }

  /** The loops of the methods of a class that have some, by name and descriptor. */
  static Map<String, Loops> loopsOf(ClassReader reader) {
    boolean[] clocks = new boolean[reader.getItemCount()];
    for (PoolMembers members = new PoolMembers(reader); members.next(); ) {
      clocks[members.index()] = CLOCKS.contains(members.name());
    }
    Map<String, Loops> found = new HashMap<>();
    for (MethodScanner body = new MethodScanner(reader); body.next(); ) {
      Loops loops = body.loops(clocks);
      if (loops != null) {
        found.put(body.name() + body.descriptor(), loops);
      }
    }
    return found;
  }

  private static Object frameType(Type type) {
    switch (type.getSort()) {
      case Type.LONG:
        return Opcodes.LONG;
      case Type.DOUBLE:
        return Opcodes.DOUBLE;
      case Type.FLOAT:
        return Opcodes.FLOAT;
      case Type.ARRAY:
      case Type.OBJECT:
        return type.getInternalName();
      default:
        return Opcodes.INTEGER;
    }
  }

  @Override
  public void visitCode() {
    super.visitCode();
    mv.visitInsn(Opcodes.ICONST_0);
    mv.visitVarInsn(Opcodes.ISTORE, counter);
  }

  // ---- Counting

  @Override
  public void visitLabel(Label label) {
    passed.add(label);
    super.visitLabel(label);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    show();
    if (passed.contains(label)) {
      int weight = loops.weight(jumps);
      if (weight > 0) {
        mv.visitIincInsn(counter, weight); // the operand stack stays as it is
        hasJumpedBack = true;
        isBehindLoop = loops.isLast(jumps);
      }
      jumps++;
    }
    super.visitJumpInsn(opcode, label);
  }

  /** Before the first instruction behind a loop. */
  private void show() {
    if (isBehindLoop) {
      isBehindLoop = false;
      tell();
    }
  }

  private void tell() {
    mv.visitVarInsn(Opcodes.ILOAD, counter);
    Emit.hook(mv, "Computing", "tripsMade", "(I)I");
    mv.visitVarInsn(Opcodes.ISTORE, counter);
  }

  @Override
  public void visitInsn(int opcode) {
    show();
    if (hasJumpedBack && Emit.isReturn(opcode)) {
      tell();
    }
    super.visitInsn(opcode);
  }

  // ---- Variables

  private int moved(int variable) {
    return variable < counter ? variable : variable + 1;
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    show();
    super.visitVarInsn(opcode, moved(variable));
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    show();
    super.visitIincInsn(moved(variable), increment);
  }

  @Override
  public void visitLocalVariable(
      String name,
      String descriptor,
      @Nullable String signature,
      Label from,
      Label to,
      int variable) {
    super.visitLocalVariable(name, descriptor, signature, from, to, moved(variable));
  }

  @Override
  public @Nullable AnnotationVisitor visitLocalVariableAnnotation(
      int type,
      @Nullable TypePath path,
      Label[] from,
      Label[] to,
      int[] variables,
      String descriptor,
      boolean visible) {
    int[] moved = new int[variables.length];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = moved(variables[i]);
    }
    return super.visitLocalVariableAnnotation(type, path, from, to, moved, descriptor, visible);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(maxStack + 1, maxLocals + 1);
  }

  @Override
  public void visitFrame(
      int type, int numLocal, Object @Nullable [] local, int numStack, Object @Nullable [] stack) {
    switch (type) {
      case Opcodes.F_FULL:
        locals.clear();
        locals.addAll(Arrays.asList(local).subList(0, numLocal));
        break;
      case Opcodes.F_APPEND:
        locals.addAll(Arrays.asList(local).subList(0, numLocal));
        break;
      case Opcodes.F_CHOP:
        locals.subList(locals.size() - numLocal, locals.size()).clear();
        break;
      default: // the same variables
        break;
    }
    Object[] all = withCounter();
    super.visitFrame(Opcodes.F_FULL, all.length, all, numStack, stack);
  }

  private Object[] withCounter() {
    List<Object> all = new ArrayList<>(locals.size() + 2);
    int variable = 0;
    boolean isIn = false;
    for (Object local : locals) {
      if (variable == counter) {
        all.add(Opcodes.INTEGER);
        isIn = true;
      }
      all.add(local);
      variable += local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
    }
    if (!isIn) {
      for (; variable < counter; variable++) {
        all.add(Opcodes.TOP); // an argument that is no longer used
      }
      all.add(Opcodes.INTEGER);
    }
    return all.toArray();
  }

  // ---- The other instructions

  @Override
  public void visitIntInsn(int opcode, int operand) {
    show();
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode != Opcodes.NEW) { // frames know a new object by the place of the NEW
      show();
    }
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    show();
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    show();
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    show();
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitLdcInsn(Object value) {
    show();
    super.visitLdcInsn(value);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
    show();
    super.visitTableSwitchInsn(min, max, other, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
    show();
    super.visitLookupSwitchInsn(other, keys, labels);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    show();
    super.visitMultiANewArrayInsn(descriptor, dimensions);
  }
}
