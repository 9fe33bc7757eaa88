package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.cache.Role;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.scan.Hierarchy;
import dev.jay.agent.scan.Prefixes;
import dev.jay.agent.table.PlainAccesses;
import dev.jay.agent.table.Rules;
import dev.jay.agent.visit.ClassRewriter;
import dev.jay.runtime.hooks.Regions;
import dev.jay.runtime.jvm.Voice;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens to a class as it is loaded: the table's rows for a class of the JDK,
 * everything for a class of the program. The JVM swallows what a transformer throws, so failures
 * are told here, once per class; that class is left as it is.
 */
final class JayTransformer implements ClassFileTransformer {
  /** Jay's own rooms; the api and the programs are instrumented as any code is. */
  private static final List<String> OURS =
      List.of(
          "dev/jay/agent/",
          "dev/jay/runtime/",
          "dev/jay/trace/",
          "dev/jay/checker/",
          "dev/jay/junit/");

  /**
   * Loads the JDK's modules that are not at its heart: what the table does not name is a program's.
   */
  private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

  private final Rules rules;
  private @Nullable ClassRewriter rewriter; // made with the first class that is not in the cache
  private final ClassCache cache;
  private final ClassCache programCache;
  private final ClassPath path;
  private final ReloadedClasses reloaded = new ReloadedClasses();
  private final TreeSet<String> failed = new TreeSet<>();
  private final TreeSet<String> done = new TreeSet<>();
  private int applicationClasses;

  /** Classes of the JDK that were seen as they were loaded; null when nobody asks any more. */
  private @Nullable Set<String> seen = new HashSet<>();

  /** Whether all old calls are known: what is made of a late class depends on it. */
  private volatile boolean settled;

  JayTransformer(Rules rules, ClassCache cache, ClassCache programCache, ClassPath path) {
    this.path = path;
    this.rules = rules;
    this.cache = cache;
    this.programCache = programCache;
  }

  /** The old calls are known now. */
  void settle() {
    settled = true;
  }

  @Override
  public byte @Nullable [] transform(
      @Nullable ClassLoader loader,
      @Nullable String className,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] bytes) {
    if (className == null || Prefixes.start(className, OURS)) {
      return null;
    }
    boolean jdk = loader == null || (loader == PLATFORM && rules.table.names(className));
    if (jdk && !rules.names(className) && redefined != null) {
      return null;
    }
    if (jdk && redefined == null) {
      note(className);
    }
    Regions.pass();
    try {
      return jdk
          ? transformJdk(className, bytes, redefined == null)
          : transformApplication(loader, className, bytes);
    } catch (ClassCircularityError e) {
      return null; // we need the class ourselves, to transform it: such a class is left as it is
    } catch (Throwable e) {
      fail(className, e);
      return null;
    } finally {
      Regions.passed();
    }
  }

  private synchronized void note(String className) {
    if (seen != null) {
      seen.add(className);
    }
  }

  /** Whether that class was seen as it was loaded. */
  synchronized boolean hasSeen(String className) {
    return seen != null && seen.contains(className);
  }

  /** Those that were seen so far; from here on nobody asks any more. */
  synchronized Set<String> takeSeen() {
    Set<String> taken = seen == null ? Set.of() : seen;
    seen = null;
    return taken;
  }

  private byte @Nullable [] transformJdk(String className, byte[] bytes, boolean isLate) {
    boolean isKept = !rules.watchedJdk.contains(className); // else it holds numbers of sites
    Role role = !isLate ? Role.EARLY : settled ? Role.LATE : Role.UNSETTLED;
    ClassCache.Known known = isKept ? cache.find(role, className, bytes) : null;
    byte[] made;
    if (known != null) {
      made = known.made;
    } else {
      made = rewriter().rewriteJdk(bytes, isLate);
      if (isKept) {
        cache.keep(role, className, bytes, made);
      }
    }
    if (rules.table.names(className)) {
      synchronized (this) {
        done.add(className);
      }
    }
    return made;
  }

  private byte[] transformApplication(
      @Nullable ClassLoader loader, String className, byte[] bytes) {
    boolean again = reloaded.isOne(loader);
    byte[] known = again ? reloaded.find(className, bytes) : null;
    if (known != null) {
      return known;
    }
    boolean isWatched = rules.plainIn(className) != PlainAccesses.FREE;
    ClassCache.Known kept = again || isWatched ? null : findKept(loader, className, bytes);
    if (kept != null && kept.made != null && loader != null) {
      Hierarchy.remember(loader, className, bytes);
      countApplicationClass();
      return kept.made;
    }
    ClassRewriter.Rewritten made = rewriter().rewriteApplication(loader, bytes);
    countApplicationClass();
    if (!fitsHints(className)) {
      return made.bytes; // to be told the next time too
    }
    if (again) {
      reloaded.keep(className, bytes, made.bytes);
    } else if (isWatched) {
      return made.bytes; // with numbers of places, which the next JVM gives out anew
    } else if (made.isAlone()) {
      programCache.keep(Role.PROGRAM, className, bytes, made.bytes);
    } else if (made.isFixedBy(path)) {
      programCache.keep(Role.PATH, className, bytes, made.bytes);
    }
    return made.bytes;
  }

  /** Whether all hints for that class fit; if not, they are told. */
  private boolean fitsHints(String className) {
    List<String> unfitting = rules.weights.unfitting(className);
    for (String place : unfitting) {
      Voice.say("the hint for " + place + " fits no code any more. Make hints again: jay tune");
    }
    return unfitting.isEmpty();
  }

  private ClassCache.@Nullable Known findKept(
      @Nullable ClassLoader loader, String className, byte[] bytes) {
    ClassCache.Known kept = programCache.find(Role.PROGRAM, className, bytes);
    return kept == null && path.isOf(loader)
        ? programCache.find(Role.PATH, className, bytes)
        : kept;
  }

  private synchronized void countApplicationClass() {
    applicationClasses++;
  }

  private synchronized ClassRewriter rewriter() {
    ClassRewriter made = rewriter;
    if (made == null) {
      made = new ClassRewriter(rules);
      rewriter = made;
    }
    return made;
  }

  private synchronized void fail(String className, Throwable e) {
    if (failed.add(className)) {
      Voice.say(
          "class "
              + className.replace('/', '.')
              + " cannot be instrumented ("
              + e
              + "); it runs as it is, and its synchronization is not ordered");
    }
  }

  /** Classes of the JDK that have been transformed. */
  synchronized boolean hasTransformed(String className) {
    return done.contains(className);
  }

  /** Lines for {@code jay doctor}. */
  synchronized List<String> report() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "classes of the JDK instrumented: "
            + done.size()
            + " (the others in the table are not loaded yet)");
    lines.add("classes of the program instrumented: " + applicationClasses);
    lines.add(
        "classes that could not be instrumented: "
            + (failed.isEmpty() ? "none" : failed.toString()));
    return lines;
  }
}
