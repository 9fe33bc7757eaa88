package dev.jay.agent.visit;

import dev.jay.agent.scan.BlockStarts;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The plain accesses of a class of the JDK that is watched. The hooks are those of the program's
 * classes, but do nothing within an operation, whose accesses are in the order of the schedule.
 * Collections are seen by their own accesses, not by calls.
 */
final class JdkAccesses extends ClassVisitor {
  private final ClassContext context;
  private final Map<String, BlockStarts> blocks; // when tracing
  private final Set<String> places; // when following

  JdkAccesses(ClassVisitor next, ClassContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
    boolean isTraced = context.rules.mode.plain.isTraced();
    this.blocks = isTraced ? BlockStarts.of(context.reader) : Map.of();
    Set<String> ordered = context.rules.places;
    this.places = ordered == null ? Set.of() : ordered;
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor mv = super.visitMethod(access, name, descriptor, signature, exceptions);
    boolean hasBody = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
    if (mv == null || !hasBody || name.equals("<clinit>")) {
      return mv;
    }
    BlockStarts starts = blocks.get(name + descriptor);
    return starts == null
        ? OrderVisitor.ofJdk(mv, context, name, descriptor, places)
        : BlockTraceVisitor.ofJdk(
            TraceVisitor.ofJdk(mv, context, name, descriptor),
            starts,
            context.className,
            name,
            descriptor);
  }
}
