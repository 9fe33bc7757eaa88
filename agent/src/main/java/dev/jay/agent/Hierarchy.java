package dev.jay.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
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
final class Hierarchy {
  private static final Map<ClassLoader, Map<String, Facts>> CACHE = new WeakHashMap<>();
  private static final Facts UNKNOWN = new Facts();

  private final ClassLoader loader;
  private final String self;
  private final Facts ownFacts;
  private final boolean fenced;

  /** For the transformation of one class, whose own facts need no look-up. */
  Hierarchy(@Nullable ClassLoader loader, ClassReader reader) {
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
  Hierarchy withFences() {
    return new Hierarchy(this, true);
  }

  private static final class Facts extends ClassVisitor {
    @Nullable String superName;
    final Set<String> fields = new HashSet<>();
    final Set<String> volatiles = new HashSet<>();
    final Set<String> finals = new HashSet<>();

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
      fields.add(name);
      if ((access & Opcodes.ACC_VOLATILE) != 0) {
        volatiles.add(name);
      }
      if ((access & Opcodes.ACC_FINAL) != 0) {
        finals.add(name);
      }
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
  boolean isA(String name, String ancestor) {
    @Nullable String c = name;
    while (c != null && !c.equals(ancestor)) {
      c = isJdk(c) ? null : facts(c).superName;
    }
    return c != null;
  }

  /**
   * Whether an access to the field that {@code owner.name} resolves to orders memory: a volatile
   * one, or any that can change if the class uses fences.
   */
  boolean isVolatile(String owner, String name) {
    for (@Nullable String c = owner;
        c != null && (isJdk(self) || !isJdk(c));
        c = facts(c).superName) {
      Facts facts = facts(c);
      if (facts.fields.contains(name)) {
        return facts.volatiles.contains(name) || (fenced && !facts.finals.contains(name));
      }
    }
    return false;
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
