package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** The same initialisers are begun by instructions, by reflection and by method references. */
public final class InitialiserReflection {
  private InitialiserReflection() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Workers.steps(
        4,
        6,
        (worker, step) -> {
          calls.incrementAndGet();
          switch (worker) {
            case 0 -> First.touch();
            case 1 -> Class.forName(InitialiserReflection.class.getName() + "$First");
            case 2 -> {
              IntSupplier touch = Second::touch;
              touch.getAsInt();
            }
            default -> Second.class.getDeclaredMethod("touch").invoke(null);
          }
          Second.touch();
        });
    System.out.println(calls);
  }

  private static final class First {
    static {
      for (int i = 0; i < 20; i++) {
        calls.incrementAndGet();
      }
    }

    static int touch() {
      return calls.incrementAndGet();
    }
  }

  private static final class Second {
    static {
      for (int i = 0; i < 20; i++) {
        calls.incrementAndGet();
      }
    }

    static int touch() {
      return calls.incrementAndGet();
    }
  }
}
