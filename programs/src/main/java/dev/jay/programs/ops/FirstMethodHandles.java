package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The first method handles, lambdas and string concatenations. */
public final class FirstMethodHandles {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> concat("a", "b"),
        worker ->
            List.of("b", "a", "cc").stream()
                .sorted(Comparator.comparing(String::length).thenComparing(s -> s))
                .collect(Collectors.joining("-")),
        worker -> "x" + worker + 'c' + 1.5 + null,
        worker -> proxy().compareTo("z"));
  }

  private static Object concat(String a, String b) {
    try {
      MethodType type = MethodType.methodType(String.class, String.class);
      return MethodHandles.lookup().findVirtual(String.class, "concat", type).bindTo(a).invoke(b);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked")
  private static Comparable<String> proxy() {
    return (Comparable<String>)
        Proxy.newProxyInstance(
            FirstMethodHandles.class.getClassLoader(),
            new Class<?>[] {Comparable.class},
            (self, method, arguments) -> 7);
  }
}
