package dev.jay.agent.visit;

import dev.jay.agent.scan.BlockStarts;
import dev.jay.agent.scan.Loops;
import dev.jay.agent.table.PlainAccesses;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What is done to every class of the program and its libraries: monitors, volatile fields and
 * VarHandles become operations, calls that must be are replaced, synchronized methods become
 * blocks. Initialisers and class loaders pass through.
 */
final class ApplicationClass extends ClassVisitor {
  private final ClassContext context;
  private final String className;
  private final boolean isInterface;
  private final OldReferences references;
  private final Initialisers initialisers;
  private final InitialiserReferences initialising;
  private final Map<String, Loops> loops;
  private final Map<String, BlockStarts> blocks; // when tracing
  private boolean hasClassConstants;
  private boolean hasFrames;
  private boolean ordersInitialisers;

  ApplicationClass(ClassVisitor next, ClassContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.className = context.className;
    this.isInterface = (context.reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
    this.references = new OldReferences(context);
    this.initialisers = new Initialisers(context);
    this.initialising = new InitialiserReferences(context, initialisers);
    this.loops = context.isChecking() ? Map.of() : LoopVisitor.loopsOf(context.reader);
    this.blocks =
        context.rules.mode.plain.isTraced() && MemoryVisitor.watches(className)
            ? BlockStarts.of(context.reader)
            : Map.of();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    hasClassConstants = (version & 0xFFFF) >= Opcodes.V1_5;
    hasFrames = (version & 0xFFFF) >= Opcodes.V1_6;
    ordersInitialisers = initialisers.areOrderedIn(version & 0xFFFF);
    super.visit(version, access, name, signature, superName, interfaces);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    boolean hasBody = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
    boolean unwrap =
        hasBody
            && (access & Opcodes.ACC_SYNCHRONIZED) != 0
            && !isInterface
            && (hasClassConstants || (access & Opcodes.ACC_STATIC) == 0);
    if (NativeVisitor.isFor(access) && hasClassConstants) {
      int withBody = access & ~(Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED);
      MethodVisitor mv = super.visitMethod(withBody, name, descriptor, signature, exceptions);
      mv = new SynchronizedVisitor(hasFrames ? mv : new FrameFilter(mv), className, access);
      return NativeVisitor.add(cv, mv, className, access, name, descriptor, exceptions);
    }
    int newAccess = unwrap ? access & ~Opcodes.ACC_SYNCHRONIZED : access;
    MethodVisitor mv = super.visitMethod(newAccess, name, descriptor, signature, exceptions);
    if (mv == null || !hasBody) {
      return mv;
    }
    if (!hasFrames) {
      mv = new FrameFilter(mv);
    }
    if (name.equals("<clinit>") && ordersInitialisers) {
      mv = Wraps.initialiser(mv, className);
    } else if (passes(name, descriptor)) {
      mv = Wraps.pass(mv, owner(access));
    }
    if (name.equals("<clinit>") && context.rules.mode.taped) {
      mv = new InitialiserVisitor(mv, className);
    }
    if (isThreadsRun(access, name, descriptor)) {
      mv = new AdviceVisitor(mv, Advice.first(className, "Hashes.begun"));
    }
    if (unwrap) {
      mv = new SynchronizedVisitor(mv, className, access);
    }
    mv = new MonitorVisitor(mv, className, access, name);
    if (context.isChecking()) {
      if (isThreadsRun(access, name, descriptor)) {
        mv = new AdviceVisitor(mv, Advice.first(null, "Threads.beginning"));
      }
      boolean watches = MemoryVisitor.watches(className);
      mv = new MemoryVisitor(mv, context.hierarchy, className, name, watches);
      if (watches) {
        mv = new ContentsVisitor(mv, context, name);
        mv = new ArgumentVisitor(mv, context, name);
        mv = new CallTextVisitor(mv, context, name);
      }
    } else {
      boolean isStraight = name.equals("<init>") && !loops.containsKey(name + descriptor);
      mv =
          isStraight && context.rules.plainIn(className) == PlainAccesses.FREE
              ? AccessVisitor.ofConstructor(mv, context.hierarchy)
              : AccessVisitor.ofProgram(mv, context.hierarchy, name);
      if (MemoryVisitor.watches(className)) {
        mv = plainAccesses(mv, name, descriptor);
      }
    }
    mv = new CallVisitor(mv, context, false);
    mv = new OldCallVisitor(mv, context, references);
    if (ordersInitialisers) {
      mv = new TriggerVisitor(mv, initialisers, initialising);
    }
    if (!name.equals("<init>")) {
      mv = new CriticalVisitor(mv, owner(access));
    }
    if (context.isChecking()) {
      return mv;
    }
    mv = new HeavyCallVisitor(mv);
    Loops found = loops.get(name + descriptor);
    if (found != null) {
      mv = new LoopVisitor(mv, found, className, access, name, descriptor);
    }
    if (context.rules.weights.concern(className)) {
      mv = new SiteVisitor(mv, context.rules.weights, className, name, descriptor);
    }
    if (!context.rules.results.isEmpty()) {
      mv = new ResultVisitor(mv, context.rules.results, className, name, descriptor);
    }
    BlockStarts starts = blocks.get(name + descriptor);
    if (starts == null) {
      return mv;
    }
    if (context.rules.mode.plain == PlainAccesses.TRACED_WITH_VALUES) {
      mv = new ValueTraceVisitor(mv, className, access, name, descriptor);
    }
    return BlockTraceVisitor.ofProgram(mv, starts, className, name, descriptor);
  }

  private MethodVisitor plainAccesses(MethodVisitor mv, String name, String descriptor) {
    Set<String> places = context.rules.places;
    switch (context.rules.plainIn(className)) {
      case OPERATIONS:
        return new RaceVisitor(mv, context, name, descriptor, places);
      case TRACED:
      case TRACED_WITH_VALUES:
        return TraceVisitor.ofProgram(mv, context, name, descriptor);
      case ORDERED:
        return places == null ? mv : OrderVisitor.ofProgram(mv, context, name, descriptor, places);
      default:
        return mv;
    }
  }

  @Override
  public void visitEnd() {
    references.write(cv);
    initialising.write(cv);
    initialisers.write(cv, hasFrames);
    super.visitEnd();
  }

  private @Nullable String owner(int access) {
    return (access & Opcodes.ACC_STATIC) != 0 ? null : className;
  }

  private boolean isThreadsRun(int access, String name, String descriptor) {
    return name.equals("run")
        && descriptor.equals("()V")
        && (access & Opcodes.ACC_STATIC) == 0
        && context.hierarchy.isA(className, "java/lang/Thread");
  }

  private static boolean passes(String name, String descriptor) {
    return name.equals("<clinit>")
        || (name.equals("loadClass")
            && descriptor.startsWith("(Ljava/lang/String;")
            && descriptor.endsWith(")Ljava/lang/Class;"));
  }

  /** Drops the frames of inserted code: the old verifier knows none. */
  private static final class FrameFilter extends MethodVisitor {
    FrameFilter(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitFrame(
        int type,
        int numLocal,
        Object @Nullable [] local,
        int numStack,
        Object @Nullable [] stack) {}
  }

  /** Wraps a method that carries the api's annotation, which is seen before its code. */
  private static final class CriticalVisitor extends MethodVisitor {
    private final @Nullable String owner;

    CriticalVisitor(MethodVisitor next, @Nullable String owner) {
      super(Opcodes.ASM9, next);
      this.owner = owner;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      if (descriptor.equals("Ldev/jay/api/Critical;")) {
        mv = Wraps.critical(mv, owner);
      }
      return super.visitAnnotation(descriptor, visible);
    }
  }
}
