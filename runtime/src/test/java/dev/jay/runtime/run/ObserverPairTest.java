package dev.jay.runtime.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Harness;
import dev.jay.runtime.core.MemoryObserver;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Wait;
import dev.jay.runtime.core.WaitQueue;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever one observer is told, a pair tells both. */
class ObserverPairTest {
  private final List<String> told = new ArrayList<>();
  private final Observer pair = new ObserverPair(new Telling("first"), new Telling("second"));
  private final Sphere sphere = Harness.run().sphere;
  private final Strand s = Harness.strand(sphere, 1);

  /** Notes its name and the event. */
  private final class Telling extends Observer {
    private final String name;

    Telling(String name) {
      this.name = name;
    }

    @Override
    public void operation(Strand s, int what, @Nullable Object target, int part) {
      told.add(name + " operation " + what + " " + target + " " + part);
    }

    @Override
    public void nested(Strand s, int what, @Nullable Object target, int part) {
      told.add(name + " nested " + what + " " + target + " " + part);
    }

    @Override
    public void regains(Strand s) {
      told.add(name + " regains");
    }

    @Override
    public void notified(Strand s) {
      told.add(name + " notified");
    }

    @Override
    public void waits(Strand s, WaitQueue queue, long nanos) {
      told.add(name + " waits " + nanos);
    }

    @Override
    public void wakes(Strand s, int reason) {
      told.add(name + " wakes " + reason);
    }

    @Override
    public void timesOut(Strand s, boolean isWithin) {
      told.add(name + " timesOut");
    }

    @Override
    public void admits(Arrival arrival) {
      told.add(name + " admits " + arrival.what);
    }

    @Override
    public void makes(Strand s) {
      told.add(name + " makes");
    }

    @Override
    public void starts(Strand s) {
      told.add(name + " starts");
    }

    @Override
    public void ends(Strand s) {
      told.add(name + " ends");
    }

    @Override
    public void waitedForTurn(Strand s, long nanos) {
      told.add(name + " waitedForTurn " + nanos);
    }

    @Override
    public void closes(Sphere sphere) {
      told.add(name + " closes");
    }
  }

  /** Asks for something, or for nothing. */
  private static Observer asking(boolean nested, boolean times, @Nullable MemoryObserver memory) {
    return new Observer() {
      @Override
      public boolean observesNested() {
        return nested;
      }

      @Override
      public boolean timesWaits() {
        return times;
      }

      @Override
      public @Nullable MemoryObserver memory() {
        return memory;
      }

      @Override
      public void operation(Strand s, int what, @Nullable Object target, int part) {}
    };
  }

  private void assertBothTold(String event) {
    assertThat(told).containsExactly("first " + event, "second " + event);
    told.clear();
  }

  @Test
  void eachEventIsToldToTheFirstAndThenToTheSecond() {
    pair.operation(s, 7, "target", 3);
    assertBothTold("operation 7 target 3");
    pair.nested(s, 8, null, 4);
    assertBothTold("nested 8 null 4");
    pair.regains(s);
    assertBothTold("regains");
    pair.notified(s);
    assertBothTold("notified");
    pair.waits(s, s.parking, 5);
    assertBothTold("waits 5");
    pair.wakes(s, Wait.SIGNALLED);
    assertBothTold("wakes " + Wait.SIGNALLED);
    pair.timesOut(s, true);
    assertBothTold("timesOut");
    pair.admits(new Arrival(Arrival.UNPARK, s, null));
    assertBothTold("admits " + Arrival.UNPARK);
    pair.makes(s);
    assertBothTold("makes");
    pair.starts(s);
    assertBothTold("starts");
    pair.ends(s);
    assertBothTold("ends");
    pair.waitedForTurn(s, 6);
    assertBothTold("waitedForTurn 6");
    pair.closes(sphere);
    assertBothTold("closes");
  }

  @Test
  void whatOneOfThemAsksForThePairAsksFor() {
    MemoryObserver memory =
        new MemoryObserver() {
          @Override
          public void access(
              Strand s,
              @Nullable Object o,
              int part,
              boolean write,
              boolean racy,
              int name,
              int site) {}

          @Override
          public void readOptimistically(Strand s, boolean value) {}
        };
    Observer modest = asking(false, false, null);
    for (Observer one :
        List.of(
            new ObserverPair(modest, asking(true, true, memory)),
            new ObserverPair(asking(true, true, memory), modest))) {
      assertThat(one.observesNested()).isTrue();
      assertThat(one.timesWaits()).isTrue();
      assertThat(one.memory()).isSameAs(memory);
    }
    Observer both = new ObserverPair(modest, modest);
    assertThat(both.observesNested()).isFalse();
    assertThat(both.timesWaits()).isFalse();
    assertThat(both.memory()).isNull();
  }

  /** An event that is added to Observer and forgotten here would reach nobody. */
  @Test
  void nothingThatAnObserverCanBeToldOrAskedIsLeftOut() {
    assertThat(names(ObserverPair.class)).containsExactlyElementsOf(names(Observer.class));
  }

  private static List<String> names(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> !method.isSynthetic())
        .map(Method::getName)
        .sorted()
        .toList();
  }
}
