package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.InputStream;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** Threads define hidden classes whose initialisers count, and proxies of several kinds. */
public final class HiddenClasses {
  static final AtomicInteger COUNT = new AtomicInteger();

  private HiddenClasses() {}

  /** Defined again and again. */
  public static final class Template implements IntSupplier {
    static {
      COUNT.incrementAndGet();
    }

    @Override
    public synchronized int getAsInt() {
      return COUNT.get() > 0 ? 1 : 0;
    }
  }

  public static void main(String[] args) throws Exception {
    byte[] bytes;
    try (InputStream in = Template.class.getResourceAsStream("HiddenClasses$Template.class")) {
      bytes = in.readAllBytes();
    }
    AtomicInteger sum = new AtomicInteger();
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          Class<?> hidden =
              MethodHandles.lookup()
                  .defineHiddenClass(bytes, true, MethodHandles.Lookup.ClassOption.NESTMATE)
                  .lookupClass();
          IntSupplier made = (IntSupplier) hidden.getConstructor().newInstance();
          sum.addAndGet(made.getAsInt());
          Callable<?> proxy =
              (Callable<?>)
                  Proxy.newProxyInstance(
                      HiddenClasses.class.getClassLoader(),
                      new Class<?>[] {Callable.class, Comparable.class},
                      (self, method, given) -> sum.addAndGet(10));
          proxy.call();
          IntSupplier handle =
              MethodHandleProxies.asInterfaceInstance(
                  IntSupplier.class,
                  MethodHandles.lookup()
                      .findVirtual(
                          AtomicInteger.class, "incrementAndGet", MethodType.methodType(int.class))
                      .bindTo(COUNT));
          handle.getAsInt();
        });
    System.out.println(sum + " " + COUNT);
  }
}
