package dev.jay.agent.scan;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a transformer must know of other classes, read from their class files and never by loading
 * them: superclasses and volatile fields. For a class of the program the JDK's classes are leaves:
 * they extend nothing of interest and have no volatile fields that it could use.
 */
public final class Hierarchy {
  private static final Map<ClassLoader, Map<String, ClassFacts>> CACHE = new WeakHashMap<>();

  /** By class: what {@link #keepsItself} has found; under the lock of the other. */
  private static final Map<ClassLoader, Map<String, Boolean>> KEEPING = new WeakHashMap<>();

  private final ClassLoader loader;
  private final String self;
  private final ClassFacts ownFacts;
  private final boolean fenced;
  private final Set<String> asked = new HashSet<>();

  /** For the transformation of one class, whose own facts need no look-up. */
  public Hierarchy(@Nullable ClassLoader loader, ClassReader reader, byte[] file) {
    this.loader = loader == null ? ClassLoader.getPlatformClassLoader() : loader;
    this.self = reader.getClassName();
    this.ownFacts = new ClassFacts(file);
    this.fenced = Fences.in(reader);
    if (!isJdk(self)) {
      remember(this.loader, self, ownFacts);
      InitialiserScan.remember(this.loader, self, file);
    }
  }

  /** Remembers a class of the program that is not transformed anew, for those that are. */
  public static void remember(ClassLoader loader, String className, byte[] file) {
    if (!isJdk(className)) {
      remember(loader, className, new ClassFacts(file));
    }
  }

  /** Whether nothing was asked that another class than this one and the JDK's has answered. */
  public boolean isAlone() {
    return asked.isEmpty();
  }

  /** Whether what was asked is answered by this class, the JDK's, and those in jars of the path. */
  public boolean isFixedBy(ClassPath path) {
    for (String name : asked) {
      if (!path.isFixed(loader, name)) {
        return false;
      }
    }
    return true;
  }

  private Hierarchy(Hierarchy same, boolean fenced) {
    this.loader = same.loader;
    this.self = same.self;
    this.ownFacts = same.ownFacts;
    this.fenced = fenced;
  }

  /** The same for a class that is to be seen as one that uses fences. */
  public Hierarchy withFences() {
    return new Hierarchy(this, true);
  }

  /** Whether a class of that name is the JDK's. */
  public static boolean isJdk(String name) {
    return name.startsWith("java/")
        || name.startsWith("jdk/")
        || name.startsWith("sun/")
        || name.startsWith("[");
  }

  /** Whether class {@code name} is {@code ancestor} or one of its subclasses. */
  public boolean isA(String name, String ancestor) {
    @Nullable String c = name;
    while (c != null && !c.equals(ancestor)) {
      c = isJdk(c) ? null : facts(c).superName;
    }
    return c != null;
  }

  /** The class itself if it is the JDK's, or the first of its superclasses that is. */
  public String firstOfJdk(String name) {
    String c = name;
    while (!isJdk(c)) {
      String superName = facts(c).superName;
      c = superName == null ? "java/lang/Object" : superName;
    }
    return c;
  }

  /**
   * Whether an access to the field that {@code owner.name} resolves to orders memory: a volatile
   * one, or any that can change if the class uses fences.
   */
  public boolean isVolatile(String owner, String name) {
    String declaring = declaring(owner, name);
    if (declaring == null) {
      return false;
    }
    int access = access(declaring, name);
    return (access & Opcodes.ACC_VOLATILE) != 0 || (fenced && (access & Opcodes.ACC_FINAL) == 0);
  }

  /** The class that declares the field {@code owner.name}, or null if it is not known. */
  public @Nullable String declaring(String owner, String name) {
    @Nullable String c = owner;
    while (c != null && (isJdk(self) || !isJdk(c))) {
      ClassFacts facts = facts(c);
      if (facts.fields.containsKey(name)) {
        return c;
      }
      c = facts.superName;
    }
    return null;
  }

  /** The access flags of a field of the class that declares it. */
  public int access(String declaring, String name) {
    return facts(declaring).fields.getOrDefault(name, 0);
  }

  /**
   * Which initialisers that may meet other threads run before an instruction that uses a class of
   * the program, see {@link InitialiserScan#before}.
   */
  public int initialisersBefore(String owner, @Nullable String member) {
    return isJdk(owner) || owner.equals(self)
        ? 0
        : InitialiserScan.before(loader, owner, member, asked);
  }

  /**
   * Whether no constructor of class {@code name} lets others know the object that it makes, see
   * {@link FreshObject}. Of the JDK's classes only a few are known.
   */
  public boolean keepsItself(String name) {
    if (name.equals(self)) {
      return false; // another constructor of the same class: nobody has looked at it yet
    }
    if (isJdk(name)) {
      return name.equals("java/lang/Object") || name.startsWith("java/util/concurrent/atomic/");
    }
    asked.add(name);
    synchronized (CACHE) {
      Map<String, Boolean> known = KEEPING.get(loader);
      Boolean keeps = known == null ? null : known.get(name);
      if (keeps != null) {
        return keeps;
      }
    }
    boolean keeps = looksIntoConstructors(name);
    synchronized (CACHE) {
      Map<String, Boolean> known = KEEPING.get(loader);
      if (known == null) {
        known = new HashMap<>();
        KEEPING.put(loader, known);
      }
      known.put(name, keeps);
    }
    return keeps;
  }

  private boolean looksIntoConstructors(String name) {
    try {
      byte[] file = ClassFile.read(loader, name);
      if (file == null) {
        return false;
      }
      Constructors constructors = new Constructors(name);
      new ClassReader(file).accept(constructors, ClassReader.SKIP_DEBUG);
      return constructors.keepThemselves();
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  /** Looks at the constructors of a superclass. */
  private final class Constructors extends ClassVisitor {
    private final String name;
    private final List<FreshObject> all = new ArrayList<>();

    Constructors(String name) {
      super(Opcodes.ASM9);
      this.name = name;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String methodName,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if (!methodName.equals("<init>")) {
        return null;
      }
      FreshObject fresh = new FreshObject(Hierarchy.this, name);
      all.add(fresh);
      return fresh;
    }

    boolean keepThemselves() {
      for (FreshObject fresh : all) {
        if (fresh.isKnown()) {
          return false;
        }
      }
      return true;
    }
  }

  private ClassFacts facts(String name) {
    if (name.equals(self)) {
      return ownFacts;
    }
    asked.add(name);
    synchronized (CACHE) {
      Map<String, ClassFacts> known = CACHE.get(loader);
      ClassFacts facts = known == null ? null : known.get(name);
      if (facts != null) {
        return facts;
      }
    }
    ClassFacts facts = load(name);
    remember(loader, name, facts);
    return facts;
  }

  private static void remember(ClassLoader loader, String name, ClassFacts facts) {
    synchronized (CACHE) {
      Map<String, ClassFacts> known = CACHE.get(loader);
      if (known == null) {
        known = new HashMap<>();
        CACHE.put(loader, known);
      }
      known.put(name, facts);
    }
  }

  private ClassFacts load(String name) {
    try {
      byte[] file = ClassFile.read(loader, name);
      if (file == null) {
        return ClassFacts.UNKNOWN;
      }
      ClassFacts facts = new ClassFacts(file);
      InitialiserScan.remember(loader, name, file);
      return facts;
    } catch (IOException | RuntimeException e) {
      return ClassFacts.UNKNOWN;
    }
  }
}
