package dev.jay.runtime.hooks;

import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Methods of the JDK whose calls in the program are replaced, since their bodies cannot be changed:
 * Object.wait and the like. Here they are for who calls them by reflection, or by a {@linkplain
 * Handles handle}. The agent tells them before the program begins.
 */
public final class Redirections {
  /** Their names. */
  private static final Set<String> NAMES = new HashSet<>();

  private static final Map<String, Redirection> BY_METHOD = new HashMap<>();

  /** What takes a method's place: a static method, with its object as first argument. */
  private static final class Redirection {
    private final String owner;
    private final String name;
    private final String descriptor;
    private @Nullable Method method;

    Redirection(String owner, String name, String descriptor) {
      this.owner = owner;
      this.name = name;
      this.descriptor = descriptor;
    }

    Method method() {
      Method found = method;
      if (found == null) {
        try {
          MethodType type = MethodType.fromMethodDescriptorString(descriptor, null);
          found = Class.forName(owner).getMethod(name, type.parameterArray());
        } catch (ReflectiveOperationException e) {
          throw new LinkageError(owner + "." + name, e);
        }
        method = found;
      }
      return found;
    }
  }

  private Redirections() {}

  /** Calls of a method of the class {@code owner} go to the other, which belongs to the runtime. */
  public static void add(
      String owner,
      String name,
      String descriptor,
      String toOwner,
      String toName,
      String toDescriptor) {
    NAMES.add(name);
    BY_METHOD.put(owner + "." + name + descriptor, new Redirection(toOwner, toName, toDescriptor));
  }

  /** What takes that method's place, or null. */
  static @Nullable Method find(Class<?> owner, String name, MethodType type) {
    if (owner.getClassLoader() != null || !NAMES.contains(name)) {
      return null;
    }
    Redirection to = BY_METHOD.get(owner.getName() + "." + name + type.toMethodDescriptorString());
    return to == null ? null : to.method();
  }

  /** First thing in Method.invoke: whether the call goes elsewhere. */
  public static boolean isRedirected(Method method) {
    return find(method) != null;
  }

  /** The call. */
  public static @Nullable Object invoke(
      Method method, @Nullable Object object, Object @Nullable [] arguments)
      throws IllegalAccessException, InvocationTargetException {
    Method other = Objects.requireNonNull(find(method));
    int receivers = other.getParameterCount() - method.getParameterCount();
    int count = arguments == null ? 0 : arguments.length;
    @Nullable Object[] all = new Object[receivers + count];
    if (receivers == 1) {
      all[0] = Objects.requireNonNull(object);
    }
    if (arguments != null) {
      System.arraycopy(arguments, 0, all, receivers, count);
    }
    return other.invoke(null, all);
  }

  private static @Nullable Method find(Method method) {
    Class<?> owner = method.getDeclaringClass();
    return owner.getClassLoader() == null && NAMES.contains(method.getName())
        ? find(
            owner,
            method.getName(),
            MethodType.methodType(method.getReturnType(), method.getParameterTypes()))
        : null;
  }
}
