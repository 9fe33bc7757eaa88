package dev.jay.agent.visit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.agent.ClassFiles;
import dev.jay.agent.scan.Trait;
import dev.jay.agent.table.Mode;
import dev.jay.agent.table.Rules;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What there is to change in a method, by what it does. */
class MethodTraitsTest {
  private static final int CALLS = Trait.CALL | Trait.JDK_CALL;

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
    assertThat(of(Methods.class, "nothing")).isEqualTo(Trait.BODY);
    assertThat(of(Methods.class, "makesALambda")).isEqualTo(Trait.BODY);
  }

  @Test
  void monitorsAndSynchronizedMethodsAreToldApart() {
    assertThat(of(Methods.class, "block")).isEqualTo(Trait.BODY | Trait.MONITOR | Trait.BRANCHES);
    assertThat(of(Methods.class, "whole")).isEqualTo(Trait.BODY | Trait.SYNCHRONIZED);
  }

  @Test
  void callsAreToldApartByWhereTheyAreReplaced() {
    assertThat(of(Methods.class, "joins")).isEqualTo(Trait.BODY | CALLS);
    assertThat(of(Methods.class, "notifies")).isEqualTo(Trait.BODY | Trait.CALL);
    assertThat(of(Methods.class, "asksForKeys")).isEqualTo(Trait.BODY | Trait.JDK_CALL);
  }

  @Test
  void aReferenceCountsInEveryMethodWithACallSite() {
    assertThat(of(References.class, "refers")).isEqualTo(Trait.BODY | CALLS);
    assertThat(of(References.class, "makesALambda")).isEqualTo(Trait.BODY | CALLS);
  }

  private static int of(Class<?> c, String method) {
    return new MethodTraits(
            new ClassContext(Rules.read(Mode.RUN), c.getClassLoader(), ClassFiles.of(c), true))
        .of(method + "()V");
  }
}
