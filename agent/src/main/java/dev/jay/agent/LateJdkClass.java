package dev.jay.agent;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What is done to every class of the JDK that is loaded after the agent, whether the table names it
 * or not. Its initialiser passes through: a thread that waited for its turn inside could stop
 * another one, whose turn it is, in the JVM, where nobody sees it. In the packages where threads
 * meet, its monitors become operations, as in the program's own classes; elsewhere they shield what
 * is done inside, see {@link ShieldVisitor}. A first look finds the methods to change; the others
 * are copied as they are.
 */
final class LateJdkClass extends ClassVisitor {
  /**
   * Where threads meet. The JVM's inner works (loading, linking, references, modules) must stay
   * free of operations.
   */
  private static final String[] ORDERED = {
    "java/lang/Shutdown",
    "java/util/",
    "java/io/",
    "sun/nio/cs/Stream",
    "java/text/",
    "java/net/",
    "java/nio/",
    "sun/nio/ch/",
    "sun/net/",
    "jdk/internal/net/",
    "javax/",
    "java/awt/",
    "java/sql/",
    "java/beans/",
  };

  /**
   * Compressors lock for every chunk, threads hardly ever share them, and what they call may be the
   * program's: they are left alone. The concurrent classes have their rows in the table.
   */
  private static final String[] LEFT_ALONE = {
    "java/util/zip/", "sun/nio/cs/", "java/util/concurrent/"
  };

  /**
   * Formats and matchers write to a StringBuffer of their own for every call, or to the caller's;
   * an operation for each would cost more than the call.
   */
  private static final String[] KEEPING_OLD_CALLS = {"java/text/", "java/util/regex/"};

  private static final int CHANGED =
      Traits.MONITOR | Traits.SYNCHRONIZED | Traits.CALL | Traits.OLD_CALL;

  private final String className;
  private final boolean ordered;
  private final Set<String> methods;
  private final Hierarchy hierarchy;
  private final Receivers receivers;

  /** {@code methods} are those that {@link #methodsToChange} has found. */
  LateJdkClass(
      ClassVisitor next,
      String className,
      Hierarchy hierarchy,
      Receivers receivers,
      Set<String> methods) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.ordered = isOrdered(className);
    this.methods = methods;
    this.hierarchy = hierarchy;
    this.receivers = receivers;
  }

  /** The methods of a class that have something to change, by name and descriptor. */
  static Set<String> methodsToChange(ClassReader reader) {
    String className = reader.getClassName();
    boolean hasMonitors = isOrdered(className) || !Prefixes.start(className, LEFT_ALONE);
    byte[] marks = hasMonitors ? marks(reader, makesOldCalls(className)) : new byte[0];
    Set<String> found = new HashSet<>();
    for (Bodies body = new Bodies(reader); body.next(); ) {
      if (body.name().equals("<clinit>") || (hasMonitors && (body.traits(marks) & CHANGED) != 0)) {
        found.add(body.name() + body.descriptor());
      }
    }
    return found;
  }

  /** Marks the methods in the constant pool whose calls are replaced or told to the runtime. */
  private static byte[] marks(ClassReader reader, boolean oldCalls) {
    byte[] marks = new byte[reader.getItemCount()];
    for (PoolMembers called = new PoolMembers(reader); called.next(); ) {
      String name = called.name();
      String descriptor = called.descriptor();
      if (Bridges.find(false, name, descriptor) != null) {
        marks[called.index()] = Traits.CALL;
      } else if (oldCalls && OldCalls.areMadeThrough(called.owner(), name, descriptor)) {
        marks[called.index()] = Traits.OLD_CALL;
      }
    }
    return marks;
  }

  /** Whether the monitors of such a class are operations. */
  static boolean isOrdered(String className) {
    return Prefixes.start(className, ORDERED)
        && !className.startsWith("java/util/concurrent/")
        && !className.startsWith("java/util/zip/");
  }

  /** Whether calls of synchronized methods of classes loaded before the agent have hooks. */
  private static boolean makesOldCalls(String className) {
    return isOrdered(className) && !Prefixes.start(className, KEEPING_OLD_CALLS);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    if (!methods.contains(name + descriptor)) {
      return super.visitMethod(access, name, descriptor, signature, exceptions);
    }
    boolean unwrap =
        ordered && (access & Opcodes.ACC_SYNCHRONIZED) != 0 && (access & Opcodes.ACC_NATIVE) == 0;
    MethodVisitor mv =
        super.visitMethod(
            unwrap ? access & ~Opcodes.ACC_SYNCHRONIZED : access,
            name,
            descriptor,
            signature,
            exceptions);
    if (mv == null || (access & Opcodes.ACC_NATIVE) != 0) {
      return mv;
    }
    if (name.equals("<clinit>")) {
      return Wraps.pass(mv, null);
    }
    if (unwrap) {
      mv = new SynchronizedVisitor(mv, className, access);
    }
    if (!ordered) {
      return new CallVisitor(ShieldVisitor.before(mv, className, access), false, hierarchy);
    }
    mv = new CallVisitor(new MonitorVisitor(mv, className, access, name), false, hierarchy);
    return makesOldCalls(className) ? new OldCallVisitor(mv, hierarchy, receivers) : mv;
  }
}
