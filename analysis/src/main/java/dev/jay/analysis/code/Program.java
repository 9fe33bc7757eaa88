package dev.jay.analysis.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The classes that were traced and all that they name, and which of their methods a call may reach:
 * by class hierarchy, and for functional interfaces by the lambdas that are made of them anywhere.
 * The JDK may call back every method that overrides one of its own.
 */
public final class Program {
  private final ClassFiles files;
  private final Map<String, ClassNode> classes = new LinkedHashMap<>();
  private final Map<String, Method> methods = new LinkedHashMap<>(); // by name as in sites
  private final Map<String, List<Method>> bySignature = new HashMap<>(); // name and descriptor
  private final Map<String, Set<Method>> lambdas = new HashMap<>(); // by interface and method
  private final Set<Method> calledBack = new LinkedHashSet<>();

  /** Begins with these classes, internal names. */
  public Program(ClassFiles files, Collection<String> traced) {
    this.files = files;
    Deque<String> open = new ArrayDeque<>(traced);
    while (!open.isEmpty()) {
      add(open.pop(), open);
    }
    for (Method each : methods.values()) {
      findLambdas(each);
    }
    for (Method each : methods.values()) {
      if (overridesJdk(each)) {
        calledBack.add(each);
      }
    }
  }

  private void add(String name, Deque<String> open) {
    ClassNode node = classes.containsKey(name) ? null : files.find(name);
    if (node == null) {
      return;
    }
    classes.put(name, node);
    for (MethodNode each : node.methods) {
      Method method = new Method(name, each);
      methods.put(method.name, method);
      bySignature.computeIfAbsent(each.name + each.desc, k -> new ArrayList<>()).add(method);
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof MethodInsnNode call) {
          open.push(call.owner);
        } else if (insn instanceof FieldInsnNode access) {
          open.push(access.owner);
        } else if (insn instanceof TypeInsnNode type) {
          open.push(type.desc);
        } else if (insn instanceof InvokeDynamicInsnNode call && isLambda(call)) {
          open.push(implementation(call).getOwner());
        }
      }
    }
    if (node.superName != null) {
      open.push(node.superName);
    }
    node.interfaces.forEach(open::push);
  }

  private void findLambdas(Method method) {
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof InvokeDynamicInsnNode call && isLambda(call)) {
        Method body = resolve(implementation(call));
        if (body != null) {
          String face = Type.getReturnType(call.desc).getInternalName();
          lambdas.computeIfAbsent(face + "." + call.name, k -> new LinkedHashSet<>()).add(body);
        }
      }
    }
  }

  /** Whether the instruction makes a lambda or a method reference. */
  public static boolean isLambda(InvokeDynamicInsnNode call) {
    return call.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
  }

  /** What it is made of. */
  public static Handle implementation(InvokeDynamicInsnNode call) {
    return (Handle) call.bsmArgs[1];
  }

  private @Nullable Method resolve(Handle handle) {
    return resolve(handle.getOwner(), handle.getName() + handle.getDesc());
  }

  /** The method of a class or the nearest superclass that has it, or null if that is the JDK's. */
  public @Nullable Method resolve(String owner, String signature) {
    for (String each = owner; each != null; ) {
      Method found = methods.get(each.replace('/', '.') + "." + signature);
      if (found != null && found.hasBody()) {
        return found;
      }
      ClassNode node = classes.get(each);
      each = node == null ? null : node.superName;
    }
    for (String each : supertypes(owner)) {
      Method found = methods.get(each.replace('/', '.') + "." + signature);
      if (found != null && found.hasBody()) {
        return found;
      }
    }
    return null;
  }

  public @Nullable Method method(String name) {
    return methods.get(name);
  }

  public Collection<Method> methods() {
    return methods.values();
  }

  /** All supertypes of the program's and the first ones of the JDK's. */
  private Set<String> supertypes(String name) {
    Set<String> found = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(name));
    while (!open.isEmpty()) {
      String each = open.pop();
      if (found.add(each)) {
        ClassNode node = classes.get(each);
        if (node != null) {
          if (node.superName != null) {
            open.push(node.superName);
          }
          node.interfaces.forEach(open::push);
        }
      }
    }
    return found;
  }

  public boolean isA(String name, String supertype) {
    return supertypes(name).contains(supertype);
  }

  private boolean overridesJdk(Method method) {
    if (method.isStatic || method.node.name.startsWith("<") || !method.hasBody()) {
      return false;
    }
    for (String each : supertypes(method.owner)) {
      if (Jdk.owns(each) && !each.equals("java/lang/Object")) {
        return true; // it may be, which is enough
      }
    }
    return Set.of("hashCode()I", "equals(Ljava/lang/Object;)Z", "toString()Ljava/lang/String;")
        .contains(method.node.name + method.node.desc);
  }

  /** The methods of the program that a call may begin, directly. */
  public Set<Method> targets(AbstractInsnNode insn) {
    if (insn instanceof MethodInsnNode call) {
      return targets(call);
    }
    return Set.of();
  }

  private Set<Method> targets(MethodInsnNode call) {
    Set<Method> found = new LinkedHashSet<>();
    String signature = call.name + call.desc;
    Method declared = resolve(call.owner, signature);
    if (declared != null) {
      found.add(declared);
    }
    int opcode = call.getOpcode();
    if (opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE) {
      for (Method each : bySignature.getOrDefault(signature, List.of())) {
        if (each.hasBody() && !each.isStatic && isA(each.owner, call.owner)) {
          found.add(each);
        }
      }
      found.addAll(lambdas.getOrDefault(call.owner + "." + call.name, Set.of()));
    }
    return found;
  }

  /**
   * The methods that a call of the JDK may call back: those that override its own, and lambdas of
   * its interfaces. Code that runs tasks may begin any of them; other code what is not a task.
   */
  public Set<Method> callbacks(MethodInsnNode call) {
    Set<Method> found = new LinkedHashSet<>();
    if (!Jdk.owns(call.owner) || Jdk.isValue(call.owner) || !Jdk.mayCallBack(call)) {
      return found;
    }
    boolean runsTasks = Jdk.mayOperate(call.owner, call.name);
    for (Method each : calledBack) {
      if (runsTasks || !isTask(each.node.name)) {
        found.add(each);
      }
    }
    boolean takesFunctions = call.desc.contains("Ljava/util/function/") || runsTasks;
    if (takesFunctions || call.desc.contains("Ljava/util/Comparator;")) {
      lambdas.forEach(
          (face, bodies) -> {
            if (Jdk.owns(face) && (runsTasks || !isTask(face.substring(face.indexOf('.') + 1)))) {
              found.addAll(bodies);
            }
          });
    }
    return found;
  }

  private static boolean isTask(String name) {
    return name.equals("run") || name.equals("call") || name.equals("compute");
  }

  /**
   * The class that declares a field, as sites name it; the one that is named if that is unknown.
   */
  public String declaring(String owner, String name) {
    for (String each : supertypes(owner)) {
      ClassNode node = classes.get(each);
      if (node != null && find(node, name) != null) {
        return each;
      }
    }
    return owner;
  }

  /** The field's access flags; 0 if it is unknown. */
  public int access(String owner, String name) {
    ClassNode node = classes.get(declaring(owner, name));
    FieldNode field = node == null ? null : find(node, name);
    return field == null ? 0 : field.access;
  }

  private static @Nullable FieldNode find(ClassNode node, String name) {
    for (FieldNode each : node.fields) {
      if (each.name.equals(name)) {
        return each;
      }
    }
    return null;
  }
}
