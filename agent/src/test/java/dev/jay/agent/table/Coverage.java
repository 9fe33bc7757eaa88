package dev.jay.agent.table;

import dev.jay.agent.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * How each way to meet is controlled on the JDK that runs this, from the transformer's own tables:
 * the text of docs/coverage.md. What no table is about must be in the notes here, with the reason.
 */
final class Coverage {
  static final String CONCURRENT = "java/util/concurrent/";
  static final String MISSING = "MISSING";

  private static final Map<String, String> TREATMENTS =
      Map.ofEntries(
          Map.entry("pass", "nobody's operation"),
          Map.entry("outside", "leaves the order while it may block"),
          Map.entry("unrecorded-outside", "leaves the order while it may block"),
          Map.entry("recorded-accesses", "each volatile access is an operation of a recording"),
          Map.entry(
              "archive", "what is read from jars of the class path is no input of a recording"),
          Map.entry(
              "archive-at", "what is read from jars of the class path is no input of a recording"),
          Map.entry("blocks", "leaves the order while it may block"),
          Map.entry(
              "outside-if-pipe", "leaves the order while it may block, unless it reads a file"),
          Map.entry("suspend", "gives up the turn"),
          Map.entry("task", "gives up the turn for the task"),
          Map.entry("fork", "the others may split too"),
          Map.entry("calls", "parks, sleeps, joins and clocks are Jay's"),
          Map.entry("clocks", "the logical clock with `--time=logical`"),
          Map.entry("accesses", "each volatile access is an operation"),
          Map.entry("fields", "each access to a field is an operation"),
          Map.entry("monitors", "monitors, wait and notify are operations"),
          Map.entry("inner", "its monitors are ordered where somebody waits inside"),
          Map.entry("shielded", "hooks do nothing while its monitor is held"),
          Map.entry("user-code", "the program's functions run outside the turn"),
          Map.entry("spins", "gives up the turn while it finds nothing to do"),
          Map.entry("numbers", "drawing a number or name is an operation"),
          Map.entry("start", "one operation (start); the child becomes a strand"),
          Map.entry("sleep", "one operation (sleep), in logical time"),
          Map.entry("salt", "in the same order in every run"),
          Map.entry("seeds", "fixed with `--seed`"),
          Map.entry("fills", "fixed with `--seed`"),
          Map.entry("interrupts", "one operation (interrupt)"),
          Map.entry("result", "answers as the schedule says"),
          Map.entry("first", "hook"),
          Map.entry("last", "hook"),
          Map.entry("made", "hook"),
          Map.entry("unless", "left out where Jay has done it"),
          Map.entry("handles", "each handle made is known to Jay"),
          Map.entry("given", "hook"));

  private static final String OWN = "; no turn while one thread alone uses it";

  /** The treatments that name a kind of operation, and what more there is to say. */
  private static final Map<String, String> KINDS =
      Map.of("region", "", "own", OWN, "brief", OWN, "synchronizer", OWN, "shares", "");

  private static final String FIELD = "a field of the thread, like any other data";
  private static final String OLD = "throws, or is deprecated and not controlled";

  private static final String ALIVE =
      "asks its group, one operation: what is alive in the schedule";

  /** Public methods of Thread and Object that no table is about. */
  private static final Map<String, String> NOTES =
      Map.ofEntries(
          Map.entry("Object.hashCode", "identity hashes are the same in every run (`Hashes`)"),
          Map.entry("Object.equals", "no meeting"),
          Map.entry("Object.getClass", "no meeting"),
          Map.entry("Object.toString", "shows the identity hash, see hashCode"),
          Map.entry("Thread.activeCount", ALIVE),
          Map.entry("Thread.enumerate", ALIVE),
          Map.entry("Thread.getStackTrace", "of another thread: looks at the JVM"),
          Map.entry("Thread.dumpStack", "prints, see PrintStream"),
          Map.entry("Thread.checkAccess", "no meeting"),
          Map.entry("Thread.clone", "throws"),
          Map.entry("Thread.countStackFrames", OLD),
          Map.entry("Thread.resume", OLD),
          Map.entry("Thread.stop", OLD),
          Map.entry("Thread.suspend", OLD),
          Map.entry("Thread.currentThread", "no meeting"),
          Map.entry("Thread.holdsLock", "real monitors are really held"),
          Map.entry("Thread.isVirtual", "no meeting"),
          Map.entry("Thread.ofPlatform", "a builder; numbers and names are drawn in order"),
          Map.entry("Thread.ofVirtual", "a builder; numbers and names are drawn in order"),
          Map.entry("Thread.startVirtualThread", "by `VirtualThread.start`"),
          Map.entry("Thread.getId", "numbers are given in the order of the schedule"),
          Map.entry("Thread.threadId", "numbers are given in the order of the schedule"),
          Map.entry("Thread.toString", FIELD),
          Map.entry("Thread.getContextClassLoader", FIELD),
          Map.entry("Thread.setContextClassLoader", FIELD),
          Map.entry("Thread.getDefaultUncaughtExceptionHandler", FIELD),
          Map.entry("Thread.setDefaultUncaughtExceptionHandler", FIELD),
          Map.entry("Thread.getUncaughtExceptionHandler", FIELD),
          Map.entry("Thread.setUncaughtExceptionHandler", FIELD),
          Map.entry("Thread.getPriority", FIELD),
          Map.entry("Thread.setPriority", "a field; priorities mean nothing in the order"),
          Map.entry("Thread.getThreadGroup", FIELD),
          Map.entry("Thread.isDaemon", FIELD),
          Map.entry("Thread.setDaemon", FIELD));

  private static final ReplacedCalls BRIDGES = new ReplacedCalls(Mode.RUN);

  private final Table table = Table.read(ClassFiles.EVERY_ROW);

  /** The sections, each with its entries in alphabetical order. */
  Map<String, Map<String, String>> sections() {
    Map<String, Map<String, String>> sections = new TreeMap<>();
    for (String name : ClassFiles.inJavaBase(CONCURRENT)) {
      ClassReader reader = new ClassReader(ClassFiles.find(name).orElseThrow());
      if (isPublic(reader, name)) {
        String section = name.substring(0, name.lastIndexOf('/')).replace('/', '.');
        sections
            .computeIfAbsent("Classes of " + section, key -> new TreeMap<>())
            .put(
                name.substring(name.lastIndexOf('/') + 1).replace('$', '.'), ofClass(name, reader));
      }
    }
    sections.put("Methods of Object", ofMethods("java/lang/Object"));
    sections.put("Methods of Thread", ofMethods("java/lang/Thread"));
    sections.put("Where a thread may block in the operating system", blocking());
    return sections;
  }

  /** Public, and so are the classes around it. */
  private static boolean isPublic(ClassReader reader, String name) {
    boolean[] isPublic = {(reader.getAccess() & Opcodes.ACC_PUBLIC) != 0};
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public void visitInnerClass(
              String inner, @Nullable String outer, @Nullable String simple, int access) {
            if (inner.equals(name)) {
              isPublic[0] = outer != null && (access & Opcodes.ACC_PUBLIC) != 0;
            }
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    int dollar = name.lastIndexOf('$');
    return isPublic[0]
        && (dollar < 0
            || ClassFiles.find(name.substring(0, dollar))
                .map(bytes -> isPublic(new ClassReader(bytes), name.substring(0, dollar)))
                .orElse(false));
  }

  private String ofClass(String name, ClassReader reader) {
    List<Row> rows = rows(name);
    if (!rows.isEmpty()) {
      return describe(rows);
    }
    if ((reader.getAccess() & Opcodes.ACC_INTERFACE) != 0) {
      return "an interface: its implementations are controlled";
    }
    if (name.endsWith("Exception")) {
      return "an exception";
    }
    String note = TableMatchesTheJdkTest.NEEDS_NO_ROW.get(name.substring(CONCURRENT.length()));
    return note == null ? MISSING : note;
  }

  /** What is done to a class in a run; checking does more. */
  private List<Row> rows(String name) {
    return table.of(name).stream().filter(row -> !row.treatment.startsWith("checked-")).toList();
  }

  private static String describe(List<Row> rows) {
    List<String> parts = new ArrayList<>();
    for (Row row : rows) {
      parts.add(methods(row) + ": " + treatment(row));
    }
    return String.join("; ", parts);
  }

  private static String methods(Row row) {
    List<String> parts = new ArrayList<>();
    for (String method : row.methods().split(",")) {
      int parenthesis = method.indexOf('(');
      String name = parenthesis < 0 ? method : method.substring(0, parenthesis);
      parts.add(
          switch (name) {
            case "public" -> "public methods";
            case "*" -> "all methods";
            case "<init>" -> "constructors";
            default -> name.startsWith("-") ? "not " + name.substring(1) : name;
          });
    }
    return String.join(", ", parts);
  }

  private static String treatment(Row row) {
    if (KINDS.containsKey(row.treatment)) {
      return "one operation each (" + row.argument + ")" + KINDS.get(row.treatment);
    }
    String text = TREATMENTS.getOrDefault(row.treatment, MISSING + " " + row.treatment);
    return text.equals("hook") ? "tells `" + row.argument + "`" : text;
  }

  private Map<String, String> ofMethods(String owner) {
    Map<String, String> methods = new TreeMap<>();
    String simple = owner.substring(owner.lastIndexOf('/') + 1);
    new ClassReader(ClassFiles.find(owner).orElseThrow())
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public @Nullable MethodVisitor visitMethod(
                  int access,
                  String name,
                  String descriptor,
                  @Nullable String signature,
                  String @Nullable [] exceptions) {
                if ((access & Opcodes.ACC_PUBLIC) != 0 && !name.startsWith("<")) {
                  methods.merge(
                      simple + "." + name,
                      ofMethod(owner, access, name, descriptor),
                      Coverage::better);
                }
                return null;
              }
            },
            ClassReader.SKIP_CODE);
    methods.replaceAll((method, how) -> how.isEmpty() ? NOTES.getOrDefault(method, MISSING) : how);
    return methods;
  }

  /** Of two overloads one may lead to the other. */
  private static String better(String a, String b) {
    return a.isEmpty() || b.isEmpty() ? a + b : a.compareTo(b) <= 0 ? a : b;
  }

  private String ofMethod(String owner, int access, String name, String descriptor) {
    ReplacedCalls.Replacement bridge = BRIDGES.find(false, name, descriptor);
    if (bridge != null && (bridge.owner == null || bridge.owner.equals(owner))) {
      return "calls go to `" + bridge.toOwner + "." + bridge.toName + "`";
    }
    List<Row> matching = new ArrayList<>();
    for (Row row : rows(owner)) {
      if (row.matches(access, name, descriptor)) {
        matching.add(row);
      }
    }
    return matching.isEmpty() ? "" : treatments(matching);
  }

  private static String treatments(List<Row> rows) {
    List<String> parts = new ArrayList<>();
    rows.forEach(row -> parts.add(treatment(row)));
    return String.join("; ", parts);
  }

  private Map<String, String> blocking() {
    Map<String, String> blocking = new TreeMap<>();
    for (String name : table.classes()) {
      for (Row row : table.of(name)) {
        if (row.treatment.contains("outside") || row.treatment.equals("blocks")) {
          blocking.put(
              name.replace('/', '.').replace('$', '.') + " " + methods(row), treatment(row));
        }
      }
    }
    return blocking;
  }
}
