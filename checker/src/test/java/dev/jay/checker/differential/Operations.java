package dev.jay.checker.differential;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The operations on a {@link Subject}, from the JDK's own class files: every public method of its
 * type and of the one beside it, each with a few choices of arguments; and a look and a change of
 * each thing that is shared besides. Methods whose arguments nobody here can make are {@link
 * #leftOut}.
 */
final class Operations {
  private static final int CHOICES = 3;

  /** Methods of which the result, or the effect, is no matter of schedules. */
  private static final Set<String> NOT_THESE =
      Set.of(
          "getClass notify notifyAll wait hashCode identityHashCode getId threadId getStackTrace",
          "getAllStackTraces getContextClassLoader setContextClassLoader stop suspend resume destroy",
          "countStackFrames dumpStack dumpThreads onSpinWait getUncaughtExceptionHandler close",
          "getDefaultUncaughtExceptionHandler setDefaultUncaughtExceptionHandler parkNanos",
          "parkUntil uncaughtException completeOnTimeout orTimeout printStackTrace list save storeToXML loadFromXML holdsLock awaitUntil ofVirtual",
          "ofPlatform startVirtualThread builder checkAccess fillInStackTrace");

  private static final Set<String> OF_SYSTEM =
      Set.of("arraycopy", "getProperty", "setProperty", "clearProperty");

  /** Looks at and changes of what is shared, where an operation uses it. */
  private static final String[] TOUCHES = {
    "x.array[1] = \"t\"",
    "x.array[0]",
    "x.ints[1] = 7",
    "x.ints[0]",
    "x.bytes[1] = 7",
    "x.bytes[0]",
    "x.chars[1] = 't'",
    "x.chars[0]",
    "x.longs[1] = 7",
    "x.longs[0]",
    "x.text.append(\"t\")",
    "x.text.toString()",
    "x.text.reverse()",
    "x.table.put(\"a\", \"t\")",
    "x.table.size()",
    "x.table.remove(\"a\")"
  };

  /** Of each operation: Java statements that end with {@code return}. */
  final List<String> sources = new ArrayList<>();

  /** The methods that are used, by name and parameters. */
  final Set<String> methods = new TreeSet<>();

  final Set<String> leftOut = new TreeSet<>();

  /** The operations from this one on are touches. */
  final int touches;

  private final Subject subject;

  Operations(Subject subject) {
    this.subject = subject;
    add(subject.type(), "s");
    if (!subject.name().startsWith("static ")) {
      add(subject.beside(), "o");
    }
    touches = sources.size();
    String all = String.join("\n", sources);
    for (String touch : TOUCHES) {
      if (all.contains(touch.split("[.\\[]")[0] + "." + touch.split("[.\\[]")[1])) {
        sources.add("return " + touch + ";");
      }
    }
  }

  private void add(Class<?> type, String receiver) {
    Method[] all = type.getMethods();
    Arrays.sort(all, Comparator.comparing(Method::toString));
    for (Method m : all) {
      if (m.isBridge() || m.isSynthetic() || isLeftOut(m.getName()) || isDeprecated(m)) {
        continue;
      }
      addCalls(type, receiver, m);
    }
  }

  private static boolean isDeprecated(Method m) {
    Deprecated deprecated = m.getAnnotation(Deprecated.class);
    return deprecated != null && deprecated.forRemoval();
  }

  private static boolean isLeftOut(String name) {
    for (String names : NOT_THESE) {
      if (Arrays.asList(names.split(" ")).contains(name)) {
        return true;
      }
    }
    return false;
  }

  private void addCalls(Class<?> type, String receiver, Method m) {
    boolean isStatic = Modifier.isStatic(m.getModifiers());
    if (type == System.class && !OF_SYSTEM.contains(m.getName())) {
      return;
    }
    if (!isStatic && subject.name().startsWith("static ")) {
      return;
    }
    if (isStatic && (receiver.equals("o") || type.isInterface())) {
      return;
    }
    String what =
        m.getDeclaringClass().getName()
            + "."
            + m.getName()
            + Arrays.toString(m.getParameterTypes());
    String on =
        isStatic
            ? m.getDeclaringClass().getCanonicalName()
            : "((" + type.getCanonicalName() + ") " + receiver + ")";
    List<List<String>> values = new ArrayList<>();
    int most = 1;
    for (Class<?> parameter : m.getParameterTypes()) {
      List<String> of =
          m.getName().equals("equals") && !isStatic
              ? List.of("o", "s", "x.text")
              : Values.of(parameter, subject);
      if (of.isEmpty()) {
        leftOut.add(what);
        return;
      }
      values.add(of);
      most = Math.max(most, of.size());
    }
    methods.add(what);
    for (int choice = 0; choice < Math.min(most, CHOICES); choice++) {
      StringBuilder call = new StringBuilder(on + "." + m.getName() + "(");
      for (int i = 0; i < values.size(); i++) {
        List<String> of = values.get(i);
        call.append(i == 0 ? "" : ", ").append(of.get((choice + i * choice) % of.size()));
      }
      call.append(")");
      sources.add(
          m.getReturnType() == void.class ? call + "; return \"\";" : "return " + call + ";");
    }
  }

  /** The source of a class that implements {@link Ops}. */
  String source(String className) {
    StringBuilder java = new StringBuilder("package generated;\n");
    java.append("import java.util.*;\nimport java.util.concurrent.*;\n");
    java.append("import dev.jay.checker.differential.*;\n");
    java.append("@SuppressWarnings(\"all\")\npublic final class ").append(className);
    java.append(" implements Ops {\n");
    java.append("  public Object makeBeside() throws Throwable { Object o = null; return ");
    java.append(subject.makeBeside()).append("; }\n");
    java.append("  public Object make(Object o) throws Throwable { return ");
    java.append(subject.make()).append("; }\n");
    java.append("  public void threads(Runnable[] bodies) throws Throwable {\n");
    java.append("    Thread[] t = new Thread[bodies.length];\n");
    java.append(
        "    for (int i = 0; i < t.length; i++) { t[i] = new Thread(bodies[i], \"t\" + i); }\n");
    java.append("    for (int i = 0; i < t.length; i++) { t[i].start(); }\n");
    java.append("    for (int i = 0; i < t.length; i++) { t[i].join(); }\n  }\n");
    java.append("  public Object call(int n, Object s, Object o, Shared x) throws Throwable {\n");
    java.append("    switch (n) {\n");
    for (int i = 0; i < sources.size(); i++) {
      java.append("      case ").append(i).append(": return c").append(i).append("(s, o, x);\n");
    }
    java.append("      default: throw new AssertionError();\n    }\n  }\n");
    for (int i = 0; i < sources.size(); i++) {
      java.append("  static Object c").append(i);
      java.append("(Object s, Object o, Shared x) throws Throwable { ");
      java.append(sources.get(i)).append(" }\n");
    }
    return java.append("}\n").toString();
  }
}
