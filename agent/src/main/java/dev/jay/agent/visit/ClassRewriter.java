package dev.jay.agent.visit;

import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.table.Rules;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/**
 * Makes the new class file: puts the visitors between ASM's reader and its writer. A class of its
 * own, so that ASM is loaded when the first class must really be transformed, and not before.
 */
public final class ClassRewriter {
  private final Rules rules;

  public ClassRewriter(Rules rules) {
    this.rules = rules;
  }

  /** A class of the JDK; null if there is nothing to change. */
  public byte @Nullable [] rewriteJdk(byte[] bytes, boolean isLate) {
    ClassReader reader = new ClassReader(bytes);
    boolean named = rules.table.names(reader.getClassName());
    Set<String> late = isLate ? LateJdkClass.methodsToChange(rules, reader) : Set.of();
    Set<String> inputs = InputClass.methodsToChange(rules.inputs, reader);
    boolean watched = rules.watchedJdk.contains(reader.getClassName());
    if (!named && late.isEmpty() && inputs.isEmpty() && !watched) {
      return null;
    }
    ClassContext context = new ClassContext(rules, null, bytes, isLate);
    ClassWriter writer = new ClassWriter(context.reader, 0);
    ClassVisitor visitor = writer;
    if (!inputs.isEmpty()) {
      visitor = new InputClass(visitor, rules.inputs, inputs); // sees what is left of the calls
    }
    if (!late.isEmpty()) {
      visitor = new LateJdkClass(visitor, context, late);
    }
    if (named) {
      visitor = new JdkClass(visitor, context);
    }
    if (watched) {
      visitor = new JdkAccesses(visitor, context);
    }
    context.reader.accept(visitor, 0);
    return writer.toByteArray();
  }

  /** A class of the program. */
  public Rewritten rewriteApplication(@Nullable ClassLoader loader, byte[] bytes) {
    ClassContext context = new ClassContext(rules, loader, bytes, true);
    ClassWriter writer = new ClassWriter(context.reader, 0);
    Set<String> inputs = InputClass.methodsToChange(rules.inputs, context.reader);
    ClassVisitor next = inputs.isEmpty() ? writer : new InputClass(writer, rules.inputs, inputs);
    context.reader.accept(new ApplicationClass(next, context), 0);
    return new Rewritten(writer.toByteArray(), context.hierarchy);
  }

  /** What was made of a class of the program. */
  public static final class Rewritten {
    public final byte[] bytes;

    private final Hierarchy hierarchy;

    Rewritten(byte[] bytes, Hierarchy hierarchy) {
      this.bytes = bytes;
      this.hierarchy = hierarchy;
    }

    /** Whether it depends on nothing but the class itself, the JDK and the rules. */
    public boolean isAlone() {
      return hierarchy.isAlone();
    }

    /** Whether it depends on nothing else but the jars of the class path. */
    public boolean isFixedBy(ClassPath path) {
      return hierarchy.isFixedBy(path);
    }
  }
}
