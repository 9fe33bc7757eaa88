package dev.jay.agent.visit;

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
    if (!named && late.isEmpty()) {
      return null;
    }
    ClassContext context = new ClassContext(rules, null, bytes, isLate);
    ClassWriter writer = new ClassWriter(context.reader, 0);
    ClassVisitor visitor = writer;
    if (!late.isEmpty()) {
      visitor = new LateJdkClass(visitor, context, late);
    }
    if (named) {
      visitor = new JdkClass(visitor, context);
    }
    context.reader.accept(visitor, 0);
    return writer.toByteArray();
  }

  /** A class of the program. */
  public Rewritten rewriteApplication(@Nullable ClassLoader loader, byte[] bytes) {
    ClassContext context = new ClassContext(rules, loader, bytes, true);
    ClassWriter writer = new ClassWriter(context.reader, 0);
    context.reader.accept(new ApplicationClass(writer, context), 0);
    return new Rewritten(writer.toByteArray(), context.hierarchy.isAlone());
  }

  /** What was made of a class of the program. */
  public static final class Rewritten {
    public final byte[] bytes;

    /** Whether it depends on nothing but the class itself, the JDK and the rules. */
    public final boolean isAlone;

    Rewritten(byte[] bytes, boolean isAlone) {
      this.bytes = bytes;
      this.isAlone = isAlone;
    }
  }
}
