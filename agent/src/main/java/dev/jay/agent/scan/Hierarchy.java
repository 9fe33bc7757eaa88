package dev.jay.agent.scan;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a transformer must know of other classes, read from their class files and never by loading
 * them: superclasses and volatile fields. For a class of the program the JDK's classes are leaves:
 * they extend nothing of interest and have no volatile fields that it could use.
 */
public final class Hierarchy {
  private static final Map<ClassLoader, Map<String, Facts>> CACHE = new WeakHashMap<>();
  private static final Facts UNKNOWN = new Facts();

  private final ClassLoader loader;
  private final String self;
  private final Facts ownFacts;
  private final boolean fenced;

  /** For the transformation of one class, whose own facts need no look-up. */
  public Hierarchy(@Nullable ClassLoader loader, ClassReader reader) {
    this.loader = loader == null ? ClassLoader.getPlatformClassLoader() : loader;
    this.self = reader.getClassName();
    this.ownFacts = read(reader);
    this.fenced = Fences.in(reader);
    if (!isJdk(self)) {
      remember(self, ownFacts);
    }
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

  private static final class Facts extends ClassVisitor {
    @Nullable String superName;
    final Map<String, Integer> fields = new HashMap<>(); // to their access flags

    Facts() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      this.superName = superName;
    }

    @Override
    public @Nullable FieldVisitor visitField(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        @Nullable Object value) {
      fields.put(name, access);
      return null;
    }
  }

  private static boolean isJdk(String name) {
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
      Facts facts = facts(c);
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

  private Facts facts(String name) {
    if (name.equals(self)) {
      return ownFacts;
    }
    synchronized (CACHE) {
      Map<String, Facts> known = CACHE.get(loader);
      Facts facts = known == null ? null : known.get(name);
      if (facts != null) {
        return facts;
      }
    }
    Facts facts = load(name);
    remember(name, facts);
    return facts;
  }

  private void remember(String name, Facts facts) {
    synchronized (CACHE) {
      Map<String, Facts> known = CACHE.get(loader);
      if (known == null) {
        known = new HashMap<>();
        CACHE.put(loader, known);
      }
      known.put(name, facts);
    }
  }

  private Facts load(String name) {
    try (InputStream in = loader.getResourceAsStream(name + ".class")) {
      return in == null ? UNKNOWN : read(new ClassReader(in));
    } catch (IOException | RuntimeException e) {
      return UNKNOWN;
    }
  }

  private static Facts read(ClassReader reader) {
    Facts facts = new Facts();
    reader.accept(facts, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return facts;
  }
}
