package dev.jay.agent.visit;

import dev.jay.agent.scan.MethodScanner;
import dev.jay.agent.scan.PoolMembers;
import dev.jay.agent.scan.Trait;
import dev.jay.agent.table.Rules;
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
  private static final int CHANGED =
      Trait.MONITOR | Trait.SYNCHRONIZED | Trait.CALL | Trait.OLD_CALL;

  private final ClassContext context;
  private final boolean ordered;
  private final Set<String> methods;

  /** {@code methods} are those that {@link #methodsToChange} has found. */
  LateJdkClass(ClassVisitor next, ClassContext context, Set<String> methods) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.ordered = context.rules.table.areMonitorsOrdered(context.className);
    this.methods = methods;
  }

  /** The methods of a class that have something to change, by name and descriptor. */
  static Set<String> methodsToChange(Rules rules, ClassReader reader) {
    String className = reader.getClassName();
    boolean hasMonitors = rules.table.areMonitorsTreated(className);
    byte[] marks = hasMonitors ? marks(rules, reader) : new byte[0];
    Set<String> found = new HashSet<>();
    for (MethodScanner body = new MethodScanner(reader); body.next(); ) {
      if (body.name().equals("<clinit>") || (hasMonitors && (body.traits(marks) & CHANGED) != 0)) {
        found.add(body.name() + body.descriptor());
      }
    }
    return found;
  }

  /** Marks the methods in the constant pool whose calls are replaced or told to the runtime. */
  private static byte[] marks(Rules rules, ClassReader reader) {
    boolean oldCalls = rules.table.areOldCallsTold(reader.getClassName());
    byte[] marks = new byte[reader.getItemCount()];
    for (PoolMembers called = new PoolMembers(reader); called.next(); ) {
      String name = called.name();
      String descriptor = called.descriptor();
      if (rules.replacedCalls.find(false, name, descriptor) != null) {
        marks[called.index()] = Trait.CALL;
      } else if (oldCalls && rules.oldCalls.areMadeThrough(called.owner(), name, descriptor)) {
        marks[called.index()] = Trait.OLD_CALL;
      }
    }
    return marks;
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
    if (NativeVisitor.isFor(access)) {
      return withBody(access, name, descriptor, signature, exceptions);
    }
    boolean unwrap = ordered && (access & Opcodes.ACC_SYNCHRONIZED) != 0;
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
      mv = Wraps.pass(mv, null);
      return context.rules.inputs.namesInitialiserOf(context.className)
          ? new InitialiserVisitor(mv, context.className)
          : mv;
    }
    String className = context.className;
    if (unwrap) {
      mv = new SynchronizedVisitor(mv, className, access);
    }
    if (!ordered) {
      return new CallVisitor(ShieldVisitor.before(mv, className, access), context, false);
    }
    mv = new CallVisitor(new MonitorVisitor(mv, className, access, name), context, false);
    return context.rules.table.areOldCallsTold(className) ? new OldCallVisitor(mv, context) : mv;
  }

  private @Nullable MethodVisitor withBody(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    String className = context.className;
    int without = ordered ? Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED : Opcodes.ACC_NATIVE;
    MethodVisitor mv =
        super.visitMethod(access & ~without, name, descriptor, signature, exceptions);
    mv =
        ordered
            ? new SynchronizedVisitor(mv, className, access)
            : ShieldVisitor.before(mv, className, access);
    return NativeVisitor.add(cv, mv, className, access, name, descriptor, exceptions);
  }
}
