package dev.jay.agent.visit;

import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.scan.MethodScanner;
import dev.jay.agent.scan.PoolMembers;
import dev.jay.agent.scan.Trait;
import dev.jay.agent.table.OldCalls;
import dev.jay.agent.table.ReplacedCalls;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/**
 * What there is in the methods of a class of the JDK that a row of the table may change, found
 * without parsing them, see {@link MethodScanner}. A method without it is copied as it is.
 */
final class MethodTraits {
  private final Map<String, Integer> methods = new HashMap<>();

  MethodTraits(ClassContext context) {
    ClassReader reader = context.reader;
    byte[] marks = new byte[reader.getItemCount()];
    PoolMembers members = new PoolMembers(reader);
    while (members.next()) {
      marks[members.index()] = (byte) mark(members, context);
    }
    members.markCallSites(marks);
    for (MethodScanner body = new MethodScanner(reader); body.next(); ) {
      methods.put(body.name() + body.descriptor(), Trait.BODY | body.traits(marks));
    }
  }

  private static int mark(PoolMembers member, ClassContext context) {
    ReplacedCalls replacedCalls = context.rules.replacedCalls;
    OldCalls oldCalls = context.rules.oldCalls;
    Hierarchy hierarchy = context.hierarchy;
    String name = member.name();
    String descriptor = member.descriptor();
    int mark = SaltVisitor.isSalt(name) ? Trait.SALT : 0;
    if (replacedCalls.find(false, name, descriptor) != null) {
      mark |= Trait.CALL;
    }
    if (replacedCalls.find(true, name, descriptor) != null) {
      mark |= Trait.JDK_CALL;
    }
    if (oldCalls.mayReach(name)
        && (oldCalls.before(false, hierarchy, member.owner(), name, descriptor) != null
            || oldCalls.before(true, hierarchy, member.owner(), name, descriptor) != null)) {
      mark |= Trait.OLD_CALL;
    }
    return mark;
  }

  /** Those of a method, by its name and descriptor. */
  int of(String method) {
    return methods.getOrDefault(method, Trait.BODY);
  }
}
