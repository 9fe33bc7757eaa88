package dev.jay.agent;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/**
 * What there is in the methods of a class of the JDK that a row of the table may change, found
 * without parsing them, see {@link Bodies}. A method without it is copied as it is.
 */
final class Traits {
  static final int MONITOR = 1;

  /** A call that {@link Bridges} replace in the program and in most of the JDK. */
  static final int CALL = 2;

  /** A call that they replace where threads meet in the JDK. */
  static final int JDK_CALL = 4;

  /** A call that may reach a synchronized method of a class loaded before the agent. */
  static final int OLD_CALL = 8;

  static final int SALT = 16;
  static final int SYNCHRONIZED = 32;

  /** What every method has. */
  static final int BODY = 64;

  /** It may go elsewhere than from one instruction to the next, other than by returning. */
  static final int BRANCHES = 128;

  private final Map<String, Integer> methods = new HashMap<>();

  Traits(ClassContext context) {
    ClassReader reader = context.reader;
    byte[] marks = new byte[reader.getItemCount()];
    PoolMembers members = new PoolMembers(reader);
    while (members.next()) {
      marks[members.index()] = (byte) mark(members, context);
    }
    members.markCallSites(marks);
    for (Bodies body = new Bodies(reader); body.next(); ) {
      methods.put(body.name() + body.descriptor(), BODY | body.traits(marks));
    }
  }

  private static int mark(PoolMembers member, ClassContext context) {
    Bridges bridges = context.rules.bridges;
    OldCalls oldCalls = context.rules.oldCalls;
    Hierarchy hierarchy = context.hierarchy;
    String name = member.name();
    String descriptor = member.descriptor();
    int mark = SaltVisitor.isSalt(name) ? SALT : 0;
    if (bridges.find(false, name, descriptor) != null) {
      mark |= CALL;
    }
    if (bridges.find(true, name, descriptor) != null) {
      mark |= JDK_CALL;
    }
    if (oldCalls.mayReach(name)
        && (oldCalls.before(false, hierarchy, member.owner(), name, descriptor) != null
            || oldCalls.before(true, hierarchy, member.owner(), name, descriptor) != null)) {
      mark |= OLD_CALL;
    }
    return mark;
  }

  /** Those of a method, by its name and descriptor. */
  int of(String method) {
    return methods.getOrDefault(method, BODY);
  }
}
