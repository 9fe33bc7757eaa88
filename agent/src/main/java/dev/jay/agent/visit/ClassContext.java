package dev.jay.agent.visit;

import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.table.Rules;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/** The class that is being rewritten, and what its visitors have to know. */
final class ClassContext {
  final Rules rules;
  final ClassReader reader;
  final String className;
  final Hierarchy hierarchy;
  final ReceiverCopier receivers;

  /** A class of the JDK that is being loaded: more may be changed than in one that is. */
  final boolean late;

  /** {@code loader} is null for a class of the JDK. */
  ClassContext(Rules rules, @Nullable ClassLoader loader, byte[] file, boolean late) {
    this.rules = rules;
    this.reader = new ClassReader(file);
    this.className = reader.getClassName();
    this.hierarchy = new Hierarchy(loader, reader, file);
    this.receivers = new ReceiverCopier(reader);
    this.late = late;
  }

  boolean isChecking() {
    return rules.mode.checking;
  }
}
