package dev.jay.agent.table;

import dev.jay.agent.scan.Trait;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** One row of the table: what is done to some methods of a class. */
public final class Row {
  final String className;
  public final String treatment;

  /** The kind of a region, the hook of a call; empty for the others. */
  public final String argument;

  /**
   * The field with the object that an operation is about, where it is not the method's own; or
   * empty.
   */
  public final String part;

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

  /** The row of those words: class, methods, treatment, and up to two more. */
  static Row of(List<String> words) {
    if (words.size() < 3) {
      throw new IllegalStateException("jdk.table: not a row: " + String.join(" ", words));
    }
    String argument = words.size() > 3 ? words.get(3) : "";
    String part = words.size() > 4 ? words.get(4) : "";
    return new Row(words.get(0), words.get(1), words.get(2), argument, part);
  }

  /** The methods as the table writes them. */
  String methods() {
    return String.join(",", methods);
  }

  /** Whether the methods touch nothing but their object, which may belong to the strand. */
  public boolean isOwn() {
    return treatment.equals("own") || isBrief();
  }

  /** Whether those without branches make no other operations while their object is one's own. */
  public boolean isBrief() {
    return treatment.equals("brief");
  }

  /** What a method must have for the row to change it: one of these {@link Trait}. */
  public int traits() {
    switch (treatment) {
      case "monitors":
        return Trait.MONITOR | Trait.CALL;
      case "inner":
        return Trait.MONITOR;
      case "shielded":
        return Trait.MONITOR | Trait.SYNCHRONIZED;
      case "bridged":
        return Trait.MONITOR | Trait.CALL | Trait.OLD_CALL | Trait.SYNCHRONIZED;
      case "bridges":
        return Trait.OLD_CALL;
      case "calls":
      case "clocks":
        return Trait.JDK_CALL;
      case "salt":
        return Trait.SALT;
      default:
        return Trait.BODY;
    }
  }

  public boolean matches(int access, String name, String descriptor) {
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
