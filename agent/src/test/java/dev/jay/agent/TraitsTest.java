package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/** What there is to change in a method, by what it does. */
class TraitsTest {
  private static final int CALLS = Traits.CALL | Traits.JDK_CALL;

  /** Methods with one thing each. */
  @SuppressWarnings("unused")
  static class Methods {
    private final Object lock = new Object();
    private int number;

    void nothing() {
      number++;
    }

    void block() {
      synchronized (lock) {
        number++;
      }
    }

    synchronized void whole() {
      number++;
    }

    void joins() throws InterruptedException {
      new Thread().join();
    }

    void notifies() {
      lock.notifyAll();
    }

    void asksForKeys() {
      number = Map.of().keySet().size();
    }

    void makesALambda() {
      Runnable nothing = () -> {};
      nothing.run();
    }
  }

  /** A reference to a call, and a call site without one. */
  @SuppressWarnings("unused")
  static class References {
    void refers() {
      Runnable yields = Thread::yield;
      yields.run();
    }

    void makesALambda() {
      Runnable nothing = () -> {};
      nothing.run();
    }
  }

  @Test
  void aMethodWithNothingToChangeHasOnlyItsBody() {
    assertThat(of(Methods.class, "nothing")).isEqualTo(Traits.BODY);
    assertThat(of(Methods.class, "makesALambda")).isEqualTo(Traits.BODY);
  }

  @Test
  void monitorsAndSynchronizedMethodsAreToldApart() {
    assertThat(of(Methods.class, "block"))
        .isEqualTo(Traits.BODY | Traits.MONITOR | Traits.BRANCHES);
    assertThat(of(Methods.class, "whole")).isEqualTo(Traits.BODY | Traits.SYNCHRONIZED);
  }

  @Test
  void callsAreToldApartByWhereTheyAreReplaced() {
    assertThat(of(Methods.class, "joins")).isEqualTo(Traits.BODY | CALLS);
    assertThat(of(Methods.class, "notifies")).isEqualTo(Traits.BODY | Traits.CALL);
    assertThat(of(Methods.class, "asksForKeys")).isEqualTo(Traits.BODY | Traits.JDK_CALL);
  }

  @Test
  void aReferenceCountsInEveryMethodWithACallSite() {
    assertThat(of(References.class, "refers")).isEqualTo(Traits.BODY | CALLS);
    assertThat(of(References.class, "makesALambda")).isEqualTo(Traits.BODY | CALLS);
  }

  private static int of(Class<?> c, String method) {
    ClassReader reader = new ClassReader(ClassFiles.of(c));
    return new Traits(new ClassContext(Rules.read(Mode.RUN), c.getClassLoader(), reader, true))
        .of(method + "()V");
  }
}
