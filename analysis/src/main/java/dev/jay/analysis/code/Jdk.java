package dev.jay.analysis.code;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What is known of the JDK's classes, whose code is not traced: which calls may be operations,
 * which change nothing, which call back what they are given. A call that made an operation in the
 * trace counts as one, whatever stands here.
 */
public final class Jdk {
  private static final List<String> PACKAGES =
      List.of("java/", "javax/", "jdk/", "sun/", "com/sun/", "org/w3c/dom/", "org/xml/sax/");

  /** Classes whose objects never change, and which call nothing back. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Number",
          "java/lang/CharSequence",
          "java/lang/Object",
          "java/lang/Class",
          "java/lang/Enum",
          "java/lang/Record",
          "java/lang/Comparable",
          "java/math/BigInteger",
          "java/math/BigDecimal",
          "java/util/Objects",
          "java/util/concurrent/TimeUnit",
          "java/time/Duration",
          "java/nio/file/Path",
          "java/nio/file/Paths",
          "java/nio/charset/StandardCharsets",
          "java/nio/charset/Charset",
          "java/util/Locale");

  /** Classes whose methods take turns: their own, or those of a monitor or atomic inside. */
  private static final List<String> OPERATIONS =
      List.of(
          "java/util/concurrent/",
          "java/lang/Thread",
          "java/lang/StringBuffer",
          "java/util/Vector",
          "java/util/Stack",
          "java/util/Hashtable",
          "java/util/Properties",
          "java/util/Timer",
          "java/util/Random",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/BufferedWriter",
          "java/io/BufferedOutputStream",
          "java/io/ByteArrayOutputStream",
          "java/util/Collections$Synchronized",
          "java/util/stream/",
          "java/util/zip/");

  /**
   * Calls of these do as often or as long something else as the numbers say that they are given.
   */
  private static final List<String> COUNTING =
      List.of("java/util/concurrent/", "java/lang/Thread", "java/lang/Object", "java/util/Timer");

  private static final Set<String> WAITS = Set.of("wait", "notify", "notifyAll");

  private Jdk() {}

  /** Whether a class is the JDK's. */
  public static boolean owns(String internalName) {
    if (internalName.startsWith("[")) {
      return true;
    }
    for (String each : PACKAGES) {
      if (internalName.startsWith(each)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a call may be an operation, as far as is known without a trace. */
  public static boolean mayOperate(String owner, String name) {
    if (owner.equals("java/lang/Object")) {
      return WAITS.contains(name);
    }
    if (owner.equals("java/lang/System") || owner.equals("java/lang/Runtime")) {
      return name.equals("exit") || name.equals("halt");
    }
    if (VALUES.contains(owner)) {
      return false;
    }
    for (String each : OPERATIONS) {
      if (owner.startsWith(each)) {
        return !name.equals("currentThread");
      }
    }
    return WAITS.contains(name);
  }

  /** Whether the operations of a call depend on the numbers that it is given. */
  public static boolean counts(String owner) {
    for (String each : COUNTING) {
      if (owner.startsWith(each)) {
        return true;
      }
    }
    return !owns(owner);
  }

  /** Whether a call has something of the program's at hand: it holds objects, or is given some. */
  static boolean mayCallBack(MethodInsnNode call) {
    boolean holds =
        call.owner.startsWith("java/util/") || call.owner.startsWith("java/lang/Thread");
    if (holds && call.getOpcode() != Opcodes.INVOKESTATIC) {
      return true;
    }
    for (Type each : Type.getArgumentTypes(call.desc)) {
      boolean isReference = each.getSort() == Type.OBJECT || each.getSort() == Type.ARRAY;
      String name = isReference ? each.getInternalName() : "";
      boolean isPlain = name.equals("java/lang/String") || name.equals("java/lang/Class");
      if (isReference && !isPlain && (!name.startsWith("[") || name.startsWith("[L"))) {
        return true;
      }
    }
    return false;
  }

  /** Whether objects of a class have no state that calls could change. */
  public static boolean isValue(String owner) {
    return VALUES.contains(owner) || owner.startsWith("[");
  }

  /** Whether an object of one type may be one of the other. */
  public static boolean mayBeSame(String a, String b) {
    if (a.equals(b)) {
      return true;
    }
    Class<?> x = loaded(a);
    Class<?> y = loaded(b);
    return x == null || y == null || x.isAssignableFrom(y) || y.isAssignableFrom(x);
  }

  private static @Nullable Class<?> loaded(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, null);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }
}
