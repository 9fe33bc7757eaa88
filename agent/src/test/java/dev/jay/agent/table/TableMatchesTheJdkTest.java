package dev.jay.agent.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The table against the JDK that runs this test: what the table names must be there, and what is
 * there must be named, or stand here with the reason why it is not.
 */
class TableMatchesTheJdkTest {
  /** Classes that some JDKs from 17 on do not have. */
  private static final Map<String, String> NOT_IN_EVERY_JDK =
      Map.ofEntries(
          Map.entry("java/lang/ThreadBuilders$BaseThreadFactory", "since 21"),
          Map.entry("java/lang/VirtualThread", "since 21"),
          Map.entry("java/net/InetAddress$PlatformNameService", "until 17"),
          Map.entry("java/net/InetAddress$PlatformResolver", "since 18"),
          Map.entry("java/util/concurrent/ForkJoinPool$InvokeAnyRoot", "until 21"),
          Map.entry("java/util/concurrent/ForkJoinPool$InvokeAnyTask", "until 21"),
          Map.entry("java/util/concurrent/StructuredTaskScopeImpl", "since 25"),
          Map.entry("java/util/concurrent/StructuredTaskScopeImpl$*", "since 25"),
          Map.entry("java/util/concurrent/Joiners$*", "since 25"),
          Map.entry("jdk/internal/misc/ThreadFlock", "since 21"),
          Map.entry("java/util/concurrent/DelayScheduler", "since 25"),
          Map.entry("java/util/concurrent/ThreadPerTaskExecutor", "since 21"),
          Map.entry("java/util/concurrent/ThreadPerTaskExecutor$*", "since 21"),
          Map.entry("java/util/concurrent/atomic/AtomicLongFieldUpdater$LockedUpdater", "until 23"),
          Map.entry("jdk/internal/ref/CleanerImpl$CleanableList", "since 22"),
          Map.entry("jdk/internal/foreign/abi/UpcallStubs", "since 20"),
          Map.entry("jdk/internal/reflect/MethodHandleAccessorFactory", "since 18"));

  /** Treatments of classes that are in every JDK, but without the method on some. */
  private static final Map<String, String> METHOD_NOT_IN_EVERY_JDK =
      Map.of("java/lang/Thread sleep", "sleepNanos: since 21");

  /** Public classes of java.util.concurrent that need no row. */
  static final Map<String, String> NEEDS_NO_ROW =
      Map.ofEntries(
          Map.entry("ConcurrentSkipListSet", "all its methods are its map's"),
          Map.entry("CopyOnWriteArraySet", "all its methods are its list's"),
          Map.entry("ExecutorCompletionService", "its methods are its queue's and executor's"),
          Map.entry("Executors", "makes executors"),
          Map.entry("Flow", "a constant"),
          Map.entry("Future$State", "constants"),
          Map.entry("RecursiveAction", "has no state that is shared"),
          Map.entry("RecursiveTask", "has no state that is shared"),
          Map.entry("StructuredTaskScope$Subtask$State", "constants"),
          Map.entry("ThreadLocalRandom", "every thread has its own"),
          Map.entry("ThreadPoolExecutor$AbortPolicy", "calls the executor"),
          Map.entry("ThreadPoolExecutor$CallerRunsPolicy", "calls the executor"),
          Map.entry("ThreadPoolExecutor$DiscardOldestPolicy", "calls the executor"),
          Map.entry("ThreadPoolExecutor$DiscardPolicy", "calls the executor"),
          Map.entry("locks/AbstractOwnableSynchronizer", "has protected methods only"));

  private static final String CONCURRENT = "java/util/concurrent/";

  private final Table table = Table.read(ClassFiles.EVERY_ROW);

  @Test
  void everyClassInTheTableExists() {
    List<String> absent = new ArrayList<>();
    for (String name : table.classes()) {
      if (ClassFiles.ofRow(name).isEmpty() && !NOT_IN_EVERY_JDK.containsKey(name)) {
        absent.add(name);
      }
    }
    assertThat(absent).as("in the table, but not in this JDK").isEmpty();
  }

  @Test
  void everyRowMatchesAMethod() {
    List<String> useless = new ArrayList<>();
    for (String name : table.classes()) {
      List<String> classes = ClassFiles.ofRow(name);
      for (Row row : table.of(name)) {
        String key = name + " " + row.treatment;
        if (!classes.isEmpty()
            && !METHOD_NOT_IN_EVERY_JDK.containsKey(key)
            && classes.stream().noneMatch(c -> matchesOneOf(row, c))) {
          useless.add(key + " " + row.argument);
        }
      }
    }
    assertThat(useless).as("rows that match no method of their class").isEmpty();
  }

  private static boolean matchesOneOf(Row row, String name) {
    boolean[] matches = new boolean[1];
    new ClassReader(ClassFiles.find(name).orElseThrow())
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String method, String descriptor, String signature, String[] thrown) {
                matches[0] |= row.matches(access, method, descriptor);
                return null;
              }
            },
            ClassReader.SKIP_CODE);
    return matches[0];
  }

  /** Locks and atomics first of all, but the rest of the package as well. */
  @Test
  void everyPublicClassOfTheConcurrencyLibraryHasARow() {
    List<String> missing = new ArrayList<>();
    for (String name : ClassFiles.inJavaBase(CONCURRENT)) {
      int access = new ClassReader(ClassFiles.find(name).orElseThrow()).getAccess();
      if ((access & Opcodes.ACC_PUBLIC) != 0
          && (access & Opcodes.ACC_INTERFACE) == 0
          && !name.endsWith("Exception")
          && isMissing(name, NEEDS_NO_ROW)) {
        missing.add(name);
      }
    }
    assertThat(missing).as("public classes that no row is about").isEmpty();
  }

  private boolean isMissing(String name, Map<String, String> exceptions) {
    String shortName = name.substring(CONCURRENT.length());
    return !table.names(name) && !exceptions.containsKey(shortName);
  }

  /** In a class that no row names, nothing goes to the logical clock: its waits end by chance. */
  @Test
  void everyClassOfTheConcurrencyLibraryThatReadsAClockOrParksHasARow() {
    Set<String> calls =
        Set.of(
            "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis",
            "java/lang/Thread.sleep",
            "java/lang/Thread.join",
            "jdk/internal/misc/Unsafe.park",
            "jdk/internal/misc/Unsafe.unpark");
    Map<String, String> missing = new TreeMap<>();
    for (String name : ClassFiles.inJavaBase(CONCURRENT)) {
      if (isMissing(name, Map.of("ThreadLocalRandom", "in its initialiser, for a seed"))) {
        ClassFiles.calls(ClassFiles.find(name).orElseThrow()).stream()
            .filter(call -> calls.contains(call.owner() + "." + call.name()))
            .forEach(call -> missing.put(name, call.toString()));
      }
    }
    assertThat(missing).as("classes that read a clock or park, without a row").isEmpty();
  }
}
