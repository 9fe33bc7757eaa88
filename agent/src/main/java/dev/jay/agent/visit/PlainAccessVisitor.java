package dev.jay.agent.visit;

import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.table.ContainerTable;
import dev.jay.trace.Site;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds the accesses to plain fields and array elements, and the calls on plain collections, and
 * gives each its {@link Site}; what stands before and after it is for subclasses to say. All
 * subclasses number alike: the ordinal counts every such instruction of the method, watched or not.
 *
 * <p>Final fields never race. A constructor's stores before it has called the other constructor are
 * left alone: the verifier lets nobody see the object yet.
 */
abstract class PlainAccessVisitor extends ReceiverVisitor {
  /** In classes of the JDK's. */
  static final String JDK_HOOKS = "WatchedJdk";

  final ClassContext context;
  private final String method;
  private final @Nullable Set<String> places; // those that are watched, or null for all
  private boolean unborn;
  private int objectsToBuild;
  private int line;
  private int ordinal;

  PlainAccessVisitor(
      MethodVisitor next,
      ClassContext context,
      String name,
      String descriptor,
      @Nullable Set<String> places) {
    super(next, context.receivers);
    this.context = context;
    this.method = context.className.replace('/', '.') + "." + name + descriptor;
    this.places = places;
    this.unborn = name.equals("<init>");
  }

  /** Before an access to a field, whose object and value lie on the stack as it finds them. */
  abstract void beforeField(int opcode, String owner, String name, String descriptor, String site);

  /** Before an access to an element; array, index and value lie on the stack. */
  abstract void beforeElement(int opcode, String site);

  /** Before a call on what may be a collection; it and the arguments lie on the stack. */
  abstract void beforeCall(String owner, String name, String descriptor, String site);

  /** Whether calls of the JDK's that copy or compare whole arrays and collections are watched. */
  boolean watchesCopies() {
    return false;
  }

  /** Before such a call, with the places of what it copies: arguments, receiver or none. */
  void beforeCopy(String descriptor, int first, int second) {
    throw new IllegalStateException("copies are not watched");
  }

  /** Before the JVM copies all fields or elements of the object on top of the stack. */
  void beforeClone() {
    throw new IllegalStateException("copies are not watched");
  }

  /** After an access, or after a call if it is one. */
  abstract void after(boolean writes, boolean isCall, String site);

  @Override
  public void visitLineNumber(int line, Label start) {
    this.line = line;
    super.visitLineNumber(line, start);
  }

  final int line() {
    return line;
  }

  final String method() {
    return method;
  }

  /** The place of the next access, or null if it is not watched. */
  private @Nullable String site(String what) {
    String text = Site.text(method, ++ordinal, what, line);
    return places == null
            || places.contains(Site.place(text))
            || places.contains(Site.target(text)) // a field, wherever it is accessed
        ? text
        : null;
  }

  // ---- Fields

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean writes = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    String site = site((writes ? "write " : "read ") + field(owner, name));
    boolean isWatched =
        site != null && mayRace(owner, name) && !(unborn && opcode == Opcodes.PUTFIELD);
    if (site != null && isWatched) {
      beforeField(opcode, owner, name, descriptor, site);
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (site != null && isWatched) {
      after(writes, false, site);
    }
  }

  private String field(String owner, String name) {
    String declaring = context.hierarchy.declaring(owner, name);
    return (declaring == null ? owner : declaring).replace('/', '.') + "." + name;
  }

  private boolean mayRace(String owner, String name) {
    Hierarchy hierarchy = context.hierarchy;
    String declaring = hierarchy.declaring(owner, name);
    int access = declaring == null ? Opcodes.ACC_FINAL : hierarchy.access(declaring, name);
    return (access & (Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE)) == 0;
  }

  // ---- Array elements

  static boolean isLoad(int opcode) {
    return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
  }

  static boolean isStore(int opcode) {
    return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
  }

  @Override
  public void visitInsn(int opcode) {
    boolean writes = isStore(opcode);
    String site = writes || isLoad(opcode) ? site(writes ? "write []" : "read []") : null;
    if (site != null) {
      beforeElement(opcode, site);
    }
    super.visitInsn(opcode);
    if (site != null) {
      after(writes, false, site);
    }
  }

  // ---- Collections

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    ContainerTable containers = context.rules.containers;
    boolean isOnContainer =
        opcode != Opcodes.INVOKESTATIC
            && !ContentsVisitor.isNoAccess(name)
            && containers.names(context.hierarchy.firstOfJdk(owner));
    int[] given = containers.accessedArguments(owner, name, descriptor);
    boolean isClone = isClone(opcode, owner, name, descriptor);
    boolean isCopy = isClone || given.length > 0;
    String site = null;
    if (isOnContainer || isCopy) {
      String type = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
      site = site("call " + type + "." + name);
    }
    boolean isWatched = site != null && (isOnContainer || watchesCopies());
    if (site != null && isClone && watchesCopies()) {
      beforeClone();
    } else if (site != null && isCopy && watchesCopies()) {
      int first = isOnContainer ? RECEIVER : given[0];
      int second = isOnContainer ? given[0] : given.length > 1 ? given[1] : NONE;
      beforeCopy(descriptor, first, second);
    } else if (site != null && isOnContainer) {
      beforeCall(owner, name, descriptor, site);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (site != null && isWatched) {
      after(false, true, site);
    }
    if (opcode == Opcodes.INVOKESPECIAL && name.equals("<init>") && --objectsToBuild < 0) {
      unborn = false; // that was this(...) or super(...)
      objectsToBuild = 0;
    }
  }

  /** Whether the JVM copies the fields or elements of the receiver. */
  private static boolean isClone(int opcode, String owner, String name, String descriptor) {
    return opcode != Opcodes.INVOKESTATIC
        && name.equals("clone")
        && descriptor.equals("()Ljava/lang/Object;")
        && (owner.equals("java/lang/Object") || owner.startsWith("["));
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      objectsToBuild++;
    }
    super.visitTypeInsn(opcode, type);
  }
}
