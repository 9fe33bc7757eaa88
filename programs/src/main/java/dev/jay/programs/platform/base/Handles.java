package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Threads link lambdas, handles, concatenations and proxies for the first time. */
public final class Handles {
  private Handles() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          MethodHandle length =
              MethodHandles.lookup()
                  .findVirtual(String.class, "length", MethodType.methodType(int.class));
          String text = "w" + worker + step + 1L + 'c';
          sums[worker] += length(length, text);
          IntSupplier supplier =
              MethodHandleProxies.asInterfaceInstance(IntSupplier.class, length.bindTo(text));
          sums[worker] += supplier.getAsInt();
          Supplier<?> proxy =
              (Supplier<?>)
                  Proxy.newProxyInstance(
                      Handles.class.getClassLoader(),
                      new Class<?>[] {Supplier.class, Runnable.class},
                      (self, method, arguments) -> 5);
          sums[worker] += (Integer) proxy.get();
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }

  private static int length(MethodHandle handle, String text) {
    try {
      return (int) handle.invokeExact(text);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
