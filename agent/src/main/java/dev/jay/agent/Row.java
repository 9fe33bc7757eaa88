package dev.jay.agent;

import org.objectweb.asm.Opcodes;

/** One row of the table: what is done to some methods of a class. */
final class Row {
  final String className;
  final String treatment;

  /** The kind of a region, the hook of a call; empty for the others. */
  final String argument;

  /**
   * The field with the object that an operation is about, where it is not the method's own; or
   * empty.
   */
  final String part;

  private final String[] methods;

  Row(String className, String methods, String treatment, String argument) {
    this(className, methods, treatment, argument, "");
  }

  Row(String className, String methods, String treatment, String argument, String part) {
    this.className = className;
    this.methods = methods.split(",");
    this.treatment = treatment;
    this.argument = argument;
    this.part = part;
  }

  /** The methods as the table writes them. */
  String methods() {
    return String.join(",", methods);
  }

  /** Whether the methods touch nothing but their object, which may belong to the strand. */
  boolean isOwn() {
    return treatment.equals("own") || isBrief();
  }

  /** Whether those without branches make no other operations while their object is one's own. */
  boolean isBrief() {
    return treatment.equals("brief");
  }

  /** What a method must have for the row to change it: one of these {@link Traits}. */
  int traits() {
    switch (treatment) {
      case "monitors":
        return Traits.MONITOR | Traits.CALL;
      case "inner":
        return Traits.MONITOR;
      case "shielded":
        return Traits.MONITOR | Traits.SYNCHRONIZED;
      case "bridged":
        return Traits.MONITOR | Traits.CALL | Traits.OLD_CALL | Traits.SYNCHRONIZED;
      case "bridges":
        return Traits.OLD_CALL;
      case "calls":
      case "clocks":
        return Traits.JDK_CALL;
      case "salt":
        return Traits.SALT;
      default:
        return Traits.BODY;
    }
  }

  boolean matches(int access, String name, String descriptor) {
    if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
      return false;
    }
    boolean matches = false;
    for (String method : methods) {
      if (method.equals("*")) {
        matches = !name.startsWith("<");
      } else if (method.equals("public")) {
        matches |=
            !name.startsWith("<")
                && (access & Opcodes.ACC_PUBLIC) != 0
                && (access & Opcodes.ACC_BRIDGE) == 0;
      } else if (method.startsWith("-")) {
        matches &= !method.substring(1).equals(name);
      } else {
        matches |= method.indexOf('(') < 0 ? method.equals(name) : method.equals(name + descriptor);
      }
    }
    return matches;
  }
}
