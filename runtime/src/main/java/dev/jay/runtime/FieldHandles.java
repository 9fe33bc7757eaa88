package dev.jay.runtime;

import dev.jay.trace.Kind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Method handles that access a field: getters and setters of volatile fields, and accesses of
 * VarHandles. No code of the JDK that could be changed runs when such a handle is called, so the
 * handle itself is: the program gets one that is an operation, around the one that it asked for.
 * Whoever looks into it is shown the other.
 */
public final class FieldHandles {
  private static final MethodType HOOK = MethodType.methodType(void.class);

  /** By the program's handle, the one inside. */
  private static final Map<MethodHandle, MethodHandle> DIRECT =
      Collections.synchronizedMap(new WeakHashMap<>());

  private FieldHandles() {}

  /** {@code lookup} has made a handle on a field: what the program gets. */
  public static MethodHandle made(MethodHandle handle, MethodHandles.Lookup lookup) {
    if (lookup.lookupClass().getClassLoader() == null) {
      return handle;
    }
    MethodHandleInfo field = lookup.revealDirect(handle);
    if (!Modifier.isVolatile(field.getModifiers())) {
      return handle;
    }
    MethodHandle operation =
        operation(
            handle,
            Modifier.isStatic(field.getModifiers())
                ? Hooks.BEGIN
                : Hooks.BEGIN_WITH.asType(
                    HOOK.appendParameterTypes(handle.type().parameterType(0))));
    DIRECT.put(operation, handle);
    return operation;
  }

  /** The same for an access by {@code handle}, which tells no object. */
  public static MethodHandle made(MethodHandle access, VarHandle handle) {
    return operation(access, Hooks.BEGIN);
  }

  /** The same for an access of that mode by any VarHandle. */
  public static MethodHandle made(MethodHandle access, VarHandle.AccessMode mode) {
    return operation(access, Hooks.BEGIN);
  }

  /** The handle inside {@code handle}, or itself. */
  public static MethodHandle direct(MethodHandle handle) {
    return DIRECT.getOrDefault(handle, handle);
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
