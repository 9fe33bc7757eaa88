package dev.jay.runtime.hooks;

import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;

/**
 * Knows the synchronized methods of the classes that were loaded before the agent. A method is
 * known by its name and parameters, and has a number, which the caller's hook passes; for each
 * number these are the classes that declare it so. A subclass may have a method of its own in its
 * place; that is looked up once for each class, as far as a small cache remembers it.
 */
public final class OldMethods {
  private static final int CACHE = 256;

  private static final HashMap<String, Integer> NUMBERS = new HashMap<>();
  private static Method[][] declared = new Method[64][];
  private static final @Nullable Answer[] ANSWERS = new Answer[CACHE];

  private OldMethods() {}

  /** What was found out about one class and one method. */
  private static final class Answer extends WeakReference<Class<?>> {
    final int method;
    final boolean isOld;

    Answer(Class<?> c, int method, boolean isOld) {
      super(c);
      this.method = method;
      this.isOld = isOld;
    }
  }

  /** The number of a method with that name and descriptor; the agent declares it before it runs. */
  public static synchronized int declare(String nameAndDescriptor, Method method) {
    Integer known = NUMBERS.get(nameAndDescriptor);
    int number = known == null ? NUMBERS.size() : known;
    if (number == declared.length) {
      declared = Arrays.copyOf(declared, 2 * number);
    }
    if (known == null) {
      NUMBERS.put(nameAndDescriptor, number);
      declared[number] = new Method[] {method};
    } else {
      Method[] more = Arrays.copyOf(declared[number], declared[number].length + 1);
      more[more.length - 1] = method;
      declared[number] = more;
    }
    return number;
  }

  /** Whether that method of an object of class {@code c} is one of those declared. */
  static boolean isOld(Class<?> c, int number) {
    for (Method m : declared[number]) {
      if (m.getDeclaringClass() == c) {
        return true;
      }
    }
    int place = (System.identityHashCode(c) + 31 * number) & (CACHE - 1);
    Answer known = ANSWERS[place];
    if (known == null || known.method != number || !known.refersTo(c)) {
      known = new Answer(c, number, inherits(c, declared[number]));
      ANSWERS[place] = known;
    }
    return known.isOld;
  }

  /** Whether {@code c} takes the method over from a class that declares it. */
  private static boolean inherits(Class<?> c, Method[] methods) {
    Regions.pass();
    try {
      for (@Nullable Class<?> k = c; k != null; k = k.getSuperclass()) {
        for (Method m : methods) {
          if (m.getDeclaringClass() == k) {
            return true;
          }
        }
        if (declares(k, methods[0])) {
          return false;
        }
      }
      return false;
    } finally {
      Regions.passed();
    }
  }

  private static boolean declares(Class<?> c, Method method) {
    try {
      return c.getDeclaredMethod(method.getName(), method.getParameterTypes()) != null;
    } catch (NoSuchMethodException e) {
      return false;
    } catch (LinkageError e) {
      return true; // nothing is known of the class: it is not touched
    }
  }
}
