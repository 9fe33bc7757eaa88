package dev.jay.checker.differential;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The subjects of generated programs, from the JDK that this runs on: all public classes of
 * java.util.concurrent and below that can be made, those with synchronized methods in java.lang,
 * java.util and java.io, their views and iterators, and static methods on arrays and collections.
 */
final class Subjects {
  private static final String J = "java.util.concurrent.";

  /** Constructors that are not the simplest. */
  private static final Map<String, String> MADE =
      Map.ofEntries(
          Map.entry(J + "CyclicBarrier", "new CyclicBarrier(2)"),
          Map.entry(J + "Phaser", "new Phaser(2)"),
          Map.entry(J + "Semaphore", "new Semaphore(1)"),
          Map.entry(J + "CountDownLatch", "new CountDownLatch(1)"),
          Map.entry(J + "ArrayBlockingQueue", "new ArrayBlockingQueue(1)"),
          Map.entry(J + "LinkedBlockingQueue", "new LinkedBlockingQueue(1)"),
          Map.entry(J + "LinkedBlockingDeque", "new LinkedBlockingDeque(2)"),
          Map.entry(J + "FutureTask", "new FutureTask(() -> \"f\")"),
          Map.entry(J + "atomic.AtomicIntegerArray", "new " + J + "atomic.AtomicIntegerArray(3)"),
          Map.entry("java.lang.Thread", "new Thread(() -> {}, \"s\")"),
          Map.entry("java.util.Vector", "new Vector(List.of(\"a\", \"b\"))"),
          Map.entry("java.lang.StringBuffer", "new StringBuffer(\"a\")"),
          Map.entry("java.lang.ThreadGroup", "new ThreadGroup(\"g\")"),
          Map.entry(J + "ConcurrentHashMap", "new ConcurrentHashMap(Map.of(\"a\", \"z\"))"),
          Map.entry(J + "ConcurrentSkipListMap", "new ConcurrentSkipListMap(Map.of(\"a\", \"z\"))"),
          Map.entry(
              J + "locks.ReentrantReadWriteLock$ReadLock",
              "((" + J + "locks.ReentrantReadWriteLock) o).readLock()"),
          Map.entry(
              J + "locks.ReentrantReadWriteLock$WriteLock",
              "((" + J + "locks.ReentrantReadWriteLock) o).writeLock()"));

  /** What is beside a subject, if it is not another one of its class. */
  private static final Map<String, Class<?>> BESIDE =
      Map.of(
          J + "locks.ReentrantReadWriteLock$ReadLock",
          java.util.concurrent.locks.ReentrantReadWriteLock.class,
          J + "locks.ReentrantReadWriteLock$WriteLock",
          java.util.concurrent.locks.ReentrantReadWriteLock.class);

  /** Pools of threads, which have programs of their own; and what needs no schedule. */
  private static final Set<String> NOT_THESE =
      Set.of(
              "ForkJoinPool ForkJoinWorkerThread ThreadPoolExecutor ScheduledThreadPoolExecutor"
                  .split(" "),
              "ThreadLocalRandom ExecutorCompletionService SubmissionPublisher Timer Throwable"
                  .split(" "),
              "ClassLoader Runtime Logger Observable ObjectInputStream ObjectOutputStream"
                  .split(" "))
          .stream()
          .flatMap(Arrays::stream)
          .collect(Collectors.toSet());

  private Subjects() {}

  static List<Subject> all() throws IOException {
    List<Subject> subjects = new ArrayList<>();
    for (Class<?> c : classes()) {
      String make = constructor(c);
      if (make != null) {
        Class<?> beside = BESIDE.getOrDefault(c.getName(), c);
        String makeBeside = beside == c ? make : "new " + beside.getCanonicalName() + "()";
        subjects.add(new Subject(c.getName(), c, make, beside, makeBeside));
        addViews(subjects, c, make);
      }
    }
    for (Class<?> c :
        List.of(
            Arrays.class,
            System.class,
            java.util.Collections.class,
            String.class,
            java.util.Objects.class)) {
      subjects.add(new Subject("static " + c.getName(), c, "\"s\"", c, "\"o\""));
    }
    for (String wrapper : List.of("List", "Map", "SortedMap", "Set", "Collection")) {
      wrapped(subjects, wrapper);
    }
    return subjects;
  }

  private static void wrapped(List<Subject> subjects, String kind) {
    Class<?> type =
        Map.of(
                "List", List.class,
                "Map", Map.class,
                "SortedMap", java.util.SortedMap.class,
                "Set", Set.class,
                "Collection", java.util.Collection.class)
            .get(kind);
    String inner =
        Map.of(
                "List", "ArrayList",
                "Map", "HashMap",
                "SortedMap", "TreeMap",
                "Set", "HashSet",
                "Collection", "ArrayDeque")
            .get(kind);
    String make = "Collections.synchronized" + kind + "(new " + inner + "())";
    subjects.add(new Subject("synchronized " + kind, type, make, type, make));
  }

  /** Views and iterators: what a method without arguments makes that is an interface. */
  private static void addViews(List<Subject> subjects, Class<?> c, String make) {
    if (!java.util.Collection.class.isAssignableFrom(c) && !Map.class.isAssignableFrom(c)) {
      return;
    }
    Set<Class<?>> done = new HashSet<>();
    Method[] all = c.getMethods();
    Arrays.sort(all, Comparator.comparing(Method::toString));
    for (Method m : all) {
      Class<?> type = m.getReturnType();
      if (m.getParameterCount() == 0
          && !m.isBridge()
          && type.isInterface()
          && type.getName().startsWith("java.util.")
          && !type.getName().startsWith("java.util.stream.")
          && !java.util.concurrent.Delayed.class.isAssignableFrom(type)
          && done.add(type)) {
        String view = "((" + c.getCanonicalName() + ") o)." + m.getName() + "()";
        subjects.add(new Subject(c.getName() + "." + m.getName() + "()", type, view, c, make));
      }
    }
  }

  private static @Nullable String constructor(Class<?> c) {
    String known = MADE.get(c.getName());
    if (known != null) {
      return known;
    }
    Constructor<?>[] all = c.getConstructors();
    Arrays.sort(
        all,
        Comparator.<Constructor<?>>comparingInt(Constructor::getParameterCount)
            .thenComparing(Constructor::toString));
    for (Constructor<?> one : all) {
      StringBuilder call = new StringBuilder("new " + c.getCanonicalName() + "(");
      boolean good = true;
      for (Class<?> parameter : one.getParameterTypes()) {
        List<String> values = Values.of(parameter, new Subject("", Void.class, "", Void.class, ""));
        values.removeIf(
            value -> value.contains("x.") || value.endsWith(" o") || value.endsWith(" s"));
        good &= !values.isEmpty();
        if (good) {
          call.append(call.charAt(call.length() - 1) == '(' ? "" : ", ").append(values.get(0));
        }
      }
      if (good) {
        return call.append(")").toString();
      }
    }
    return null;
  }

  private static List<Class<?>> classes() throws IOException {
    List<Class<?>> classes = new ArrayList<>();
    Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base/java");
    for (String folder : List.of("util/concurrent", "util", "lang", "io")) {
      try (Stream<Path> files =
          Files.walk(base.resolve(folder), folder.startsWith("util/") ? 2 : 1)) {
        for (Path file : files.sorted().toList()) {
          String name = base.getParent().relativize(file).toString().replace('/', '.');
          if (name.endsWith(".class") && !name.contains("-info")) {
            add(classes, name.substring(0, name.length() - 6), folder.equals("util/concurrent"));
          }
        }
      }
    }
    return classes;
  }

  private static void add(List<Class<?>> classes, String name, boolean anyway) {
    try {
      Class<?> c = Class.forName(name, false, null);
      boolean usable =
          Modifier.isPublic(c.getModifiers())
              && !Modifier.isAbstract(c.getModifiers())
              && !Exception.class.isAssignableFrom(c)
              && (c.getEnclosingClass() == null || MADE.containsKey(name))
              && !NOT_THESE.contains(c.getSimpleName());
      if (usable
          && (anyway || hasSynchronized(c) || MADE.containsKey(name))
          && !classes.contains(c)) {
        classes.add(c);
      }
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean hasSynchronized(Class<?> c) {
    for (Method m : c.getMethods()) {
      if (Modifier.isSynchronized(m.getModifiers()) && m.getDeclaringClass() == c) {
        return true;
      }
    }
    return false;
  }
}
