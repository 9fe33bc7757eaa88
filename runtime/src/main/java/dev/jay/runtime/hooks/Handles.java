package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.trace.Kind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Method handles on what is an operation, or replaced, in the program's own code: getters and
 * setters of volatile fields, accesses of VarHandles, methods of {@link Redirections}. No code of
 * the JDK that could be changed runs when such a handle is called, so the handle itself is: the
 * program gets one that is an operation, around the one that it asked for, or one on the method
 * that takes its method's place. Whoever looks into it is shown the one it asked for.
 */
public final class Handles {
  private static final MethodType HOOK = MethodType.methodType(void.class);

  /**
   * By the program's handle, the one that it asked for; guarded by itself. None of the JDK's
   * classes with monitors, which must not be loaded before the program needs them.
   */
  private static final Map<MethodHandle, MethodHandle> DIRECT = new WeakHashMap<>();

  private Handles() {}

  /** {@code lookup} has made a handle on a field: what the program gets. */
  public static MethodHandle ofField(MethodHandle handle, MethodHandles.Lookup lookup) {
    MethodHandleInfo field = lookup.revealDirect(handle);
    if (!Modifier.isVolatile(field.getModifiers())
        || field.getDeclaringClass().getClassLoader() == null) {
      return handle;
    }
    MethodHandle begin =
        Modifier.isStatic(field.getModifiers())
            ? Hooks.BEGIN
            : Hooks.BEGIN_WITH.asType(HOOK.appendParameterTypes(handle.type().parameterType(0)));
    return inPlaceOf(handle, operation(handle, begin));
  }

  /** The same for a method. */
  public static MethodHandle ofMethod(MethodHandle handle, MethodHandles.Lookup lookup) {
    if (lookup.lookupClass().getClassLoader() == null
        && lookup.lookupModes() != MethodHandles.Lookup.UNCONDITIONAL) {
      return handle; // one of the JDK's own, of which there are many
    }
    MethodHandle other = redirected(handle, lookup);
    return other == null ? handle : inPlaceOf(handle, other.asType(handle.type()));
  }

  /** The same for an access by {@code handle}, which tells no object. */
  public static MethodHandle ofAccess(MethodHandle access, VarHandle handle) {
    return operation(access, Hooks.BEGIN);
  }

  /** The same for an access of that mode by any VarHandle. */
  public static MethodHandle ofAccess(MethodHandle access, VarHandle.AccessMode mode) {
    return operation(access, Hooks.BEGIN);
  }

  /** The handle that the program asked for when it got {@code handle}. */
  public static MethodHandle direct(MethodHandle handle) {
    synchronized (DIRECT) {
      MethodHandle direct = DIRECT.get(handle);
      return direct == null ? handle : direct;
    }
  }

  private static @Nullable MethodHandle redirected(
      MethodHandle handle, MethodHandles.Lookup lookup) {
    try {
      MethodHandleInfo method = lookup.revealDirect(handle);
      Method other =
          Redirections.find(method.getDeclaringClass(), method.getName(), method.getMethodType());
      return other == null ? null : MethodHandles.publicLookup().unreflect(other);
    } catch (IllegalArgumentException | IllegalAccessException e) {
      return null; // a method that asks who calls it is wrapped: none of those that are meant
    }
  }

  private static MethodHandle inPlaceOf(MethodHandle handle, MethodHandle other) {
    synchronized (DIRECT) {
      DIRECT.put(other, handle);
    }
    return other;
  }

  private static MethodHandle operation(MethodHandle handle, MethodHandle begin) {
    MethodHandle begun = MethodHandles.foldArguments(handle, begin);
    Class<?> type = handle.type().returnType();
    return MethodHandles.filterReturnValue(
        begun,
        type == void.class
            ? Hooks.END
            : MethodHandles.foldArguments(MethodHandles.identity(type), Hooks.END));
  }

  /** Made when they are first needed. */
  private static final class Hooks {
    static final MethodHandle BEGIN_WITH =
        MethodHandles.insertArguments(
            find("access", MethodType.methodType(Strand.class, Object.class, int.class)),
            1,
            Kind.VOLATILE);
    static final MethodHandle BEGIN =
        MethodHandles.insertArguments(
            find("access", HOOK.appendParameterTypes(int.class)), 0, Kind.VOLATILE);
    static final MethodHandle END = find("accessed", HOOK);

    private Hooks() {}

    private static MethodHandle find(String name, MethodType type) {
      try {
        return MethodHandles.lookup().findStatic(Regions.class, name, type);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(name, e);
      }
    }
  }
}
