package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the JDK whose plain accesses are watched: those of chosen packages, with the
 * packages below them, while a program is traced; those that a schedule orders while it is
 * followed. What the hooks themselves run on cannot be watched.
 */
public final class WatchedJdk {
  public static final WatchedJdk NONE = new WatchedJdk(List.of(), Set.of());

  private static final List<String> NEVER = List.of("java/lang/", "jdk/internal/", "sun/misc/");
  private static final String COLLECTIONS = "java/util/"; // the classes right there

  private final List<String> packages; // java/text/
  private final Set<String> classes;

  private WatchedJdk(List<String> packages, Set<String> classes) {
    this.packages = packages;
    this.classes = classes;
  }

  /** {@code names} are packages with colons between, {@code java.text:java.util.zip}, or null. */
  public static WatchedJdk ofPackages(@Nullable String names) {
    if (names == null) {
      return NONE;
    }
    List<String> packages = new ArrayList<>();
    for (String name : Arrays.asList(names.split(":"))) {
      packages.add(name.replace('.', '/') + "/");
    }
    return new WatchedJdk(packages, Set.of());
  }

  /** {@code places} are those of a schedule's constraints. */
  public static WatchedJdk ofPlaces(@Nullable Collection<String> places) {
    Set<String> classes = new HashSet<>();
    for (String place : places == null ? Set.<String>of() : places) {
      int parameters = place.indexOf('(');
      int end = parameters < 0 ? -1 : place.lastIndexOf('.', parameters);
      if (end > 0) {
        classes.add(place.substring(0, end).replace('.', '/'));
      }
    }
    return new WatchedJdk(List.of(), classes);
  }

  /** Whether that class, of the JDK, is one of them. */
  public boolean contains(String className) {
    boolean isCollection = className.lastIndexOf('/') == COLLECTIONS.length() - 1;
    return (classes.contains(className) || Prefixes.start(className, packages))
        && !Prefixes.start(className, NEVER)
        && !(isCollection && className.startsWith(COLLECTIONS));
  }
}
