package dev.jay.checker;

import dev.jay.runtime.explore.Statics;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program with a main method as a body. Its classes are loaded anew for a run if any class of the
 * last one has static fields that can change; otherwise they stay.
 */
final class Program implements Body {
  private static final int INSTANCE_MAINS = 25; // the JDK from which main need not be static

  private final Code code;
  private final String[] arguments;
  private @Nullable Method main;

  Program(Code code, List<String> arguments) {
    this.code = code;
    this.arguments = arguments.toArray(new String[0]);
  }

  /** Finds the main method, before the first run; says what is wrong with it. */
  void prepare() throws ClassNotFoundException, NoSuchMethodException {
    Class<?> type = code.load();
    main = find(type);
    main.setAccessible(true);
    Thread.currentThread().setContextClassLoader(type.getClassLoader());
  }

  private static Method find(Class<?> type) throws NoSuchMethodException {
    if (Runtime.version().feature() < INSTANCE_MAINS) {
      return type.getMethod("main", String[].class);
    }
    for (Class<?>[] parameters : new Class<?>[][] {{String[].class}, {}}) {
      for (Class<?> c = type; c != null; c = c.getSuperclass()) {
        try {
          Method found = c.getDeclaredMethod("main", parameters);
          if (!Modifier.isPrivate(found.getModifiers())) {
            return found;
          }
        } catch (NoSuchMethodException e) {
          // Look in the class above.
        }
      }
    }
    throw new NoSuchMethodException("main");
  }

  @Override
  public void run() throws Throwable {
    if (main == null || Statics.canChange()) {
      prepare();
    }
    Method m = main;
    if (m == null) {
      throw new IllegalStateException("there is no main");
    }
    Thread.currentThread().setContextClassLoader(m.getDeclaringClass().getClassLoader());
    try {
      Object[] words =
          m.getParameterCount() == 0 ? new Object[0] : new Object[] {arguments.clone()};
      m.invoke(Modifier.isStatic(m.getModifiers()) ? null : instance(m), words);
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      throw cause == null ? e : cause;
    }
  }

  private static Object instance(Method main) throws ReflectiveOperationException {
    Constructor<?> constructor = main.getDeclaringClass().getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }
}
