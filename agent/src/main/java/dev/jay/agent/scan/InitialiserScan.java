package dev.jay.agent.scan;

import dev.jay.agent.scan.ClassBodies.Body;
import dev.jay.agent.scan.ClassBodies.Member;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Which class initialisers of the program may meet other threads: they, or what they call, lock,
 * wait, use volatile fields or what the JDK has for threads. That is looked up in the class files,
 * call by call, without knowing what overrides what; where it becomes too much, the answer is yes.
 * Those of interfaces are left out.
 *
 * <p>Answers hold for a class loader. Each knows whose class files it is drawn from.
 */
public final class InitialiserScan {
  private static final Map<ClassLoader, InitialiserScan> ALL = new WeakHashMap<>();
  private static final int MOST_METHODS = 32;
  private static final int MOST_GENERATIONS = 31;
  private static final Object NONE = new Object();

  /** So many class files are kept in memory; what they were asked for is then known of most. */
  private static final int MOST_CLASSES = 1024;

  // Under the lock of this; it is never held while a loader is asked for a file.
  private final Map<String, Object> classes = new HashMap<>(); // files, bodies or NONE
  private final Map<String, Answer> answers = new HashMap<>();

  /** Whether one class's initialiser may meet others. */
  private static final class Answer {
    final boolean isYes;
    final Set<String> sources;

    Answer(boolean isYes, Set<String> sources) {
      this.isYes = isYes;
      this.sources = sources;
    }
  }

  private InitialiserScan() {}

  private static InitialiserScan of(ClassLoader loader) {
    synchronized (ALL) {
      InitialiserScan known = ALL.get(loader);
      if (known == null) {
        known = new InitialiserScan();
        ALL.put(loader, known);
      }
      return known;
    }
  }

  /** The class file of a class that is being loaded: it need not be read once more. */
  static void remember(ClassLoader loader, String name, byte[] file) {
    of(loader).put(name, file);
  }

  /**
   * Which initialisers of {@code owner} (the lowest bit) and its superclasses (the next ones) may
   * meet others, of those that run before {@code member} is used: a static field by name, a static
   * method by name and descriptor, or null for all. The classes looked at go into {@code sources}.
   */
  static int before(
      ClassLoader loader, String owner, @Nullable String member, Set<String> sources) {
    InitialiserScan scan = of(loader);
    return scan.before(scan.new Files(loader), owner, member, sources);
  }

  private int before(Files files, String owner, @Nullable String member, Set<String> sources) {
    int found = 0;
    boolean isDeclared = member == null;
    @Nullable String name = owner;
    for (int i = 0; i < MOST_GENERATIONS && name != null && !Hierarchy.isJdk(name); i++) {
      ClassBodies bodies = files.bodies(name);
      sources.add(name);
      if (bodies == null || bodies.isInterface) {
        return found;
      }
      isDeclared |= member != null && (bodies.hasStatic(member) || bodies.hasMethod(member));
      if (isDeclared && bodies.hasMethod(ClassBodies.INITIALISER)) {
        Answer answer = answer(files, name);
        sources.addAll(answer.sources);
        found |= answer.isYes ? 1 << i : 0;
      }
      name = bodies.superName;
    }
    return found;
  }

  private Answer answer(Files files, String name) {
    synchronized (this) {
      Answer known = answers.get(name);
      if (known != null) {
        return known;
      }
    }
    Set<String> sources = new HashSet<>();
    Answer found = new Answer(meetsOthers(files, name, sources), sources);
    synchronized (this) {
      answers.put(name, found);
    }
    return found;
  }

  /** Follows the calls from an initialiser on. */
  private static boolean meetsOthers(Files files, String name, Set<String> sources) {
    Deque<Member> open = new ArrayDeque<>();
    Set<String> seen = new HashSet<>();
    open.add(new Member(name, ClassBodies.INITIALISER));
    while (!open.isEmpty()) {
      Member next = open.remove();
      if (!seen.add(next.owner + '.' + next.key)) {
        continue;
      }
      if (seen.size() > MOST_METHODS) {
        return true;
      }
      Body body = find(files, next, sources);
      if (body == null) {
        continue;
      }
      if (body.meetsOthers) {
        return true;
      }
      for (Member field : body.fields) {
        ClassBodies bodies = files.bodies(field.owner);
        sources.add(field.owner);
        if (bodies != null && bodies.isVolatile(field.key)) {
          return true;
        }
      }
      for (Member called : body.calls) {
        open.add(called); // addAll links a lambda, and the first start would load classes for it
      }
    }
    return false;
  }

  /** The method itself, in its class or a superclass; null if it is none of the program's. */
  private static @Nullable Body find(Files files, Member method, Set<String> sources) {
    @Nullable String name = method.owner;
    while (name != null && !Hierarchy.isJdk(name)) {
      ClassBodies bodies = files.bodies(name);
      sources.add(name);
      if (bodies == null) {
        return null;
      }
      Body body = bodies.body(method.key);
      if (body != null) {
        return body;
      }
      name = bodies.superName;
    }
    return null;
  }

  private synchronized void put(String name, Object fileOrBodies) {
    if (classes.size() >= MOST_CLASSES) {
      classes.clear();
    }
    classes.put(name, fileOrBodies);
  }

  private synchronized @Nullable Object get(String name) {
    return classes.get(name);
  }

  /** Reads class files, for as long as one question takes: nothing here keeps a loader alive. */
  private final class Files {
    private final ClassLoader loader;

    Files(ClassLoader loader) {
      this.loader = loader;
    }

    /** Null if there is no such class file. */
    @Nullable ClassBodies bodies(String name) {
      Object known = get(name);
      if (known == null) {
        known = read(name);
      }
      if (known instanceof byte[] file) {
        known = parse(file);
        put(name, known);
      }
      return known instanceof ClassBodies bodies ? bodies : null;
    }

    private Object read(String name) {
      try {
        byte[] file = ClassFile.read(loader, name);
        if (file != null) {
          Hierarchy.remember(loader, name, file);
          return file;
        }
      } catch (IOException | RuntimeException e) {
        // as if there were none
      }
      put(name, NONE);
      return NONE;
    }

    private Object parse(byte[] file) {
      try {
        return new ClassBodies(file);
      } catch (RuntimeException e) {
        return NONE;
      }
    }
  }
}
