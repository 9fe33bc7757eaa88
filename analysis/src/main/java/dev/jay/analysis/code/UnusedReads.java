package dev.jay.analysis.code;

import dev.jay.trace.Site;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Reads whose value the method drops: it goes through variables and copies into nothing but a POP.
 * A place of a trace is looked for by its field and line; it is unused if all such reads are.
 */
public final class UnusedReads {
  private final ClassFiles files;
  private final Map<String, @Nullable Method> methods = new HashMap<>(); // by name

  public UnusedReads(ClassFiles files) {
    this.files = files;
  }

  /** Whether the place, a {@link Site} of an access, is such a read. */
  public boolean contain(String site) {
    if (!site.contains(" read ")) {
      return false;
    }
    Method method = method(site.substring(0, site.lastIndexOf('#')));
    if (method == null || !method.hasBody()) {
      return false;
    }
    BitSet used = null;
    boolean found = false;
    for (int i = 0; i < method.instructions.size(); i++) {
      if (method.line(i) == Site.line(site) && reads(method.instructions.get(i), site)) {
        used = used == null ? used(method) : used;
        found = true;
        if (used.get(i)) {
          return false;
        }
      }
    }
    return found;
  }

  private static boolean reads(AbstractInsnNode each, String site) {
    int opcode = each.getOpcode();
    if (each instanceof FieldInsnNode field) {
      return (opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC)
          && Site.target(site).endsWith("." + field.name);
    }
    return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD && Site.isElement(site);
  }

  private @Nullable Method method(String name) {
    if (!methods.containsKey(name)) {
      methods.put(name, find(name));
    }
    return methods.get(name);
  }

  private @Nullable Method find(String name) {
    int parameters = name.indexOf('(');
    int end = parameters < 0 ? -1 : name.lastIndexOf('.', parameters);
    ClassNode node = end < 0 ? null : files.find(name.substring(0, end).replace('.', '/'));
    if (node != null) {
      for (MethodNode each : node.methods) {
        if ((each.name + each.desc).equals(name.substring(end + 1))) {
          return new Method(node.name, each);
        }
      }
    }
    return null;
  }

  /** The instructions whose results get to one that is no copy: backwards from these. */
  static BitSet used(Method method) {
    BitSet used = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < method.instructions.size(); i++) {
      int opcode = method.instructions.get(i).getOpcode();
      if (!isCopy(opcode) && opcode != Opcodes.POP && opcode != Opcodes.POP2) {
        open.add(i);
      }
    }
    while (!open.isEmpty()) {
      for (List<Integer> operand : method.sources().operands(open.pop())) {
        for (int source : operand) {
          if (source >= 0 && !used.get(source)) {
            used.set(source);
            if (isCopy(method.instructions.get(source).getOpcode())) {
              open.add(source);
            }
          }
        }
      }
    }
    return used;
  }

  private static boolean isCopy(int opcode) {
    return (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD)
        || (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE)
        || (opcode >= Opcodes.DUP && opcode <= Opcodes.SWAP);
  }
}
