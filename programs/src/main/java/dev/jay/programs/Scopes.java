package dev.jay.programs;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A StructuredTaskScope by reflection: the programs are compiled for a JDK that has none, and where
 * there is one it is a preview.
 */
public final class Scopes {
  private static final String SCOPE = "java.util.concurrent.StructuredTaskScope";

  /** What a program does where there are scopes. */
  public interface Body {
    void run() throws Exception;
  }

  /** What is done with an open scope. */
  public interface Use {
    void with(Scopes scope) throws Exception;
  }

  private final Object scope;

  private Scopes(Object scope) {
    this.scope = scope;
  }

  /** Runs the body, or says that this JDK has no scopes. */
  public static void run(Body body) throws Exception {
    if (Runtime.version().feature() < 25) {
      System.out.println("no scopes");
      return;
    }
    body.run();
  }

  /** Uses a scope and closes it. {@code joiner} is the name of a method that makes a joiner. */
  public static void open(String joiner, Use use) throws Exception {
    open(joiner(joiner), Function.identity(), use);
  }

  /** The same, with a timeout. */
  public static void open(String joiner, Duration timeout, Use use) throws Exception {
    open(joiner(joiner), configuration -> configure(configuration, "Timeout", timeout), use);
  }

  /** The same, with threads of the factory's. */
  public static void open(String joiner, ThreadFactory factory, Use use) throws Exception {
    open(joiner(joiner), configuration -> configure(configuration, "ThreadFactory", factory), use);
  }

  /** The same, until the predicate holds for a subtask that has completed. */
  public static void openUntil(Predicate<Object> predicate, Use use) throws Exception {
    Object joiner = type("Joiner").getMethod("allUntil", Predicate.class).invoke(null, predicate);
    open(joiner, Function.identity(), use);
  }

  private static void open(Object joiner, Function<Object, Object> configuration, Use use)
      throws Exception {
    Object scope =
        Class.forName(SCOPE)
            .getMethod("open", type("Joiner"), Function.class)
            .invoke(null, joiner, configuration);
    try {
      use.with(new Scopes(scope));
    } finally {
      call(Class.forName(SCOPE).getMethod("close"), scope);
    }
  }

  /** Forks a subtask. */
  public Object fork(Callable<?> task) throws Exception {
    return call(Class.forName(SCOPE).getMethod("fork", Callable.class), scope, task);
  }

  /** Joins; what the joiner makes of the subtasks. */
  public Object join() throws Exception {
    return call(Class.forName(SCOPE).getMethod("join"), scope);
  }

  /** A subtask's state in one word. */
  public static String state(Object subtask) throws Exception {
    return type("Subtask").getMethod("state").invoke(subtask).toString();
  }

  private static Object configure(Object configuration, String what, Object value) {
    try {
      for (Method method : type("Configuration").getMethods()) {
        if (method.getName().equals("with" + what)) {
          return method.invoke(configuration, value);
        }
      }
      throw new IllegalArgumentException(what);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object joiner(String name) throws Exception {
    return type("Joiner").getMethod(name).invoke(null);
  }

  private static Class<?> type(String inner) throws ClassNotFoundException {
    return Class.forName(SCOPE + "$" + inner);
  }

  private static Object call(Method method, Object target, Object... arguments) throws Exception {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception) {
        throw (Exception) e.getCause();
      }
      throw e;
    }
  }
}
