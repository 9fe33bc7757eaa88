package dev.jay.agent.visit;

import dev.jay.agent.scan.Trait;
import dev.jay.agent.table.CheckedRegions;
import dev.jay.agent.table.Row;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Carries out the table's rows for one class of the JDK. Of two rows for a method the later one's
 * hooks stand inside the earlier one's.
 */
final class JdkClass extends ClassVisitor {
  /** Descriptors by name; the fields are visited before the methods. */
  private final Map<String, String> fields = new HashMap<>();

  private final ClassContext context;
  private final String className;
  private final List<Row> rows;
  private final boolean checking;
  private final boolean concurrent;
  private final MethodTraits traits;

  JdkClass(ClassVisitor next, ClassContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.className = context.className;
    this.rows = context.rules.table.of(className);
    this.checking = context.isChecking();
    this.concurrent = className.startsWith("java/util/concurrent/");
    this.traits = new MethodTraits(context);
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    fields.put(name, descriptor);
    return super.visitField(access, name, descriptor, signature, value);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor mv = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (mv == null || (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
      return mv;
    }
    int has = traits.of(name + descriptor);
    boolean isStraight = !checking && (has & Trait.BRANCHES) == 0;
    Row only = isStraight ? onlyRow(access, name, descriptor) : null;
    if (only != null && only.isOwn() && (access & Opcodes.ACC_STATIC) == 0) {
      mv =
          new StraightVisitor(
              mv, className, descriptor, only.isBrief(), operation(only, name), part(only));
    } else {
      for (Row row : rows) {
        if ((row.traits() & has) != 0 && row.matches(access, name, descriptor)) {
          mv = treat(mv, row, access, name, descriptor);
        }
      }
    }
    if (concurrent && checking) {
      mv = new PoolVisitor(mv);
    }
    return concurrent && (has & Trait.JDK_CALL) != 0 ? new CallVisitor(mv, context, true) : mv;
  }

  private @Nullable Row onlyRow(int access, String name, String descriptor) {
    Row only = null;
    for (Row row : rows) {
      if (row.matches(access, name, descriptor)) {
        if (only != null) {
          return null;
        }
        only = row;
      }
    }
    return only;
  }

  /** A method of a class whose synchronized methods are entered by their callers. */
  private MethodVisitor bridged(MethodVisitor mv, int access, String name) {
    if ((access & Opcodes.ACC_SYNCHRONIZED) == 0) {
      return bridges(
          new CallVisitor(new MonitorVisitor(mv, className, access, name), context, false));
    }
    return (access & Opcodes.ACC_STATIC) != 0
        ? ShieldVisitor.before(mv, className, access)
        : Wraps.oldMonitor(mv, className);
  }

  private MethodVisitor bridges(MethodVisitor mv) {
    return new OldCallVisitor(mv, context);
  }

  private static MethodVisitor advised(MethodVisitor mv, Advice advice) {
    return new AdviceVisitor(mv, advice);
  }

  private MethodVisitor treat(
      MethodVisitor mv, Row row, int access, String name, String descriptor) {
    @Nullable String owner = (access & Opcodes.ACC_STATIC) != 0 ? null : className;
    switch (row.treatment) {
      case "region":
      case "own":
      case "brief":
      case "shares":
      case "synchronizer":
      case "checked-own":
        return checking
            ? checkedRegion(mv, owner, row, name + descriptor)
            : region(mv, owner, row, name);
      case "handles":
        return advised(mv, Advice.tellFirst(owner == null ? 0 : 1, "Regions.handle"));
      case "redirects":
        return advised(mv, Advice.redirect());
      case "reveals":
        return advised(mv, Advice.reveal());
      case "reflects":
        return Wraps.reflects(mv, owner);
      case "pass":
        return Wraps.pass(mv, owner);
      case "archive":
        return Wraps.archive(mv, owner, descriptor);
      case "archive-at":
        return Wraps.archiveAt(mv, owner);
      case "outside":
      case "unrecorded-outside":
        return Wraps.outside(mv, owner);
      case "blocks":
        return new BlockVisitor(mv, row.argument);
      case "outside-if-pipe":
        return Wraps.outsideIfPipe(mv, owner);
      case "suspend":
        return Wraps.suspend(mv, owner);
      case "calls":
      case "clocks":
        return new CallVisitor(mv, context, true);
      case "accesses":
      case "recorded-accesses":
      case "checked-accesses":
        return checking
            ? new MemoryVisitor(mv, context.hierarchy, className, name, false)
            : new AccessVisitor(mv, context.hierarchy);
      case "fields":
        return checking
            ? new MemoryVisitor(mv, context.hierarchy, className, name, true)
            : new AccessVisitor(mv, context.hierarchy.withFences());
      case "numbers":
        return new NumberVisitor(mv, checking);
      case "monitors":
        return context.late && context.rules.table.areMonitorsOrdered(className)
            ? mv // they are operations already
            : new CallVisitor(new MonitorVisitor(mv, className, access, name), context, false);
      case "inner":
        return MonitorVisitor.inner(mv, className, access, name);
      case "shielded":
        return ShieldVisitor.before(mv, className, access);
      case "bridged":
        return context.late ? mv : bridged(mv, access, name);
      case "bridges":
        return bridges(mv);
      case "user-code":
      case "checked-user-code":
        return new UserCodeVisitor(mv);
      case "task":
        return new TaskVisitor(mv);
      case "spins":
        return new SpinVisitor(mv);
      case "salt":
        return new SaltVisitor(mv);
      case "seeds":
        return new SeedVisitor(mv);
      case "fills":
        return advised(mv, Advice.fill(owner == null));
      case "made":
        return advised(mv, Advice.tellLast(0, row.argument));
      case "given":
        return advised(mv, Advice.tellLast(1, row.argument));
      case "sleep":
        return advised(mv, Advice.sleep());
      case "first":
        return advised(mv, Advice.first(owner, row.argument));
      case "last":
        return Wraps.last(mv, owner, row.argument);
      case "fork":
        return Wraps.fork(mv, owner);
      case "start":
        return Wraps.threadStart(mv, owner);
      case "interrupts":
        return Wraps.last(Wraps.region(mv, owner, Kind.INTERRUPT), owner, row.argument);
      case "instead":
      case "checked-instead":
        return advised(mv, Advice.instead(known(className), descriptor, row.argument));
      case "unless":
        return advised(mv, Advice.unless(null, descriptor, row.argument));
      case "checked-first":
        return advised(mv, Advice.first(null, row.argument));
      case "checked-unless":
        return advised(mv, Advice.unless(known(className), descriptor, row.argument));
      case "checked-contents":
        return new ContentsVisitor(mv, context, name);
      case "result":
        return result(mv, row, owner, descriptor);
      default:
        throw new IllegalStateException("jdk.table: no such treatment: " + row.treatment);
    }
  }

  /** The runtime's hooks know the classes of java.lang only. */
  private static @Nullable String known(String className) {
    return className.startsWith("java/lang/") ? className : null;
  }

  private WrapVisitor.@Nullable Part part(Row row) {
    if (row.part.isEmpty()) {
      return null;
    }
    String type = fields.get(row.part);
    if (type == null) {
      throw new IllegalStateException("jdk.table: " + className + " has no field " + row.part);
    }
    return new WrapVisitor.Part(className, row.part, type);
  }

  private MethodVisitor region(MethodVisitor mv, @Nullable String owner, Row row, String name) {
    switch (row.treatment) {
      case "own":
      case "brief":
        return Wraps.region(mv, owner, operation(row, name), "enterOwn", part(row));
      case "shares":
        return Wraps.region(mv, owner, kind(row), "enterShared", part(row));
      case "synchronizer":
        return Wraps.synchronizer(mv, owner, kind(row));
      default:
        return Wraps.region(mv, owner, kind(row));
    }
  }

  private MethodVisitor checkedRegion(
      MethodVisitor mv, @Nullable String owner, Row row, String method) {
    int operation =
        context.rules.checkedRegions().operation(className, owner == null, method, kind(row));
    return operation == CheckedRegions.NONE ? mv : Wraps.region(mv, owner, operation);
  }

  /** The operation that a method of that name, whose object may belong to the strand, is. */
  private int operation(Row row, String name) {
    boolean isRead = row.part.isEmpty() && context.rules.leasedReads.contain(className, name);
    return Operation.of(kind(row), isRead ? Operation.READ : Operation.WRITE, 0);
  }

  private static int kind(Row row) {
    int kind = Kind.of(row.argument);
    if (kind < 0) {
      throw new IllegalStateException("jdk.table: no such kind: " + row.argument);
    }
    return kind;
  }

  private static MethodVisitor result(
      MethodVisitor mv, Row row, @Nullable String owner, String descriptor) {
    String type = descriptor.substring(descriptor.indexOf(')') + 1);
    String object =
        owner == null
            ? descriptor.startsWith("()") ? "" : Type.getArgumentTypes(descriptor)[0].toString()
            : "L" + (owner.equals("java/lang/VirtualThread") ? "java/lang/Thread" : owner) + ";";
    return advised(mv, Advice.result(row.argument, "(" + type + object + ")" + type));
  }
}
