package dev.jay.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExecutableInvoker;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Calls constructors and methods of tests. Their parameters are resolved anew for each call, so
 * that no run sees what another one has done to an argument. JUnit's own means for that resolve for
 * the class, not for the test, in its older versions; a probe parameter, which we resolve
 * ourselves, shows it. Then the arguments are those that JUnit has resolved for its own calls,
 * which we {@link #remember}.
 */
final class Calls {
  private static final ExtensionContext.Namespace REMEMBERED =
      ExtensionContext.Namespace.create(Calls.class);

  /** The type of the probe: tells for what the invoker resolves. */
  private record Probe(String uniqueId) {}

  private final ExtensionContext context;
  private final ExecutableInvoker invoker;
  private final boolean anew;

  Calls(ExtensionContext context) {
    this.context = context;
    invoker = context.getExecutableInvoker();
    anew = context.getUniqueId().equals(resolvesFor(invoker));
  }

  /** Keeps the arguments that JUnit has resolved. */
  static void remember(
      ReflectiveInvocationContext<? extends Executable> called, ExtensionContext context) {
    if (!called.getArguments().isEmpty()) {
      context.getStore(REMEMBERED).put(called.getExecutable(), called.getArguments());
    }
  }

  static boolean isProbe(Parameter parameter) {
    return parameter.getType() == Probe.class;
  }

  static Object probe(ExtensionContext resolvedFor) {
    return new Probe(resolvedFor.getUniqueId());
  }

  void method(Method method, Object instance) throws Throwable {
    List<?> remembered = remembered(method);
    if (method.getParameterCount() > 0 && (anew || remembered == null)) {
      invoker.invoke(method, instance);
      return;
    }
    try {
      method.invoke(instance, remembered == null ? new Object[0] : remembered.toArray());
    } catch (InvocationTargetException e) {
      throw e.getTargetException();
    }
  }

  Object constructor(Constructor<?> constructor, @Nullable Object outer) throws Throwable {
    List<?> remembered = remembered(constructor);
    if (constructor.getParameterCount() > 0 && (anew || remembered == null)) {
      return invoker.invoke(constructor, outer);
    }
    Object[] arguments = remembered == null ? new Object[0] : remembered.toArray();
    if (outer != null && arguments.length > 0) {
      arguments[0] = outer;
    }
    try {
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw e.getTargetException();
    }
  }

  private @Nullable List<?> remembered(Executable executable) {
    return executable.getParameterCount() == 0
        ? null
        : context.getStore(REMEMBERED).get(executable, List.class);
  }

  private static @Nullable Object resolvesFor(ExecutableInvoker invoker) {
    try {
      Method probed = Calls.class.getDeclaredMethod("probed", Probe.class);
      return invoker.invoke(probed);
    } catch (ParameterResolutionException e) {
      return null; // for the class, which does not know this extension
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("UnusedMethod") // called by the invoker
  private static String probed(Probe probe) {
    return probe.uniqueId;
  }
}
