package dev.jay.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.io.TempDir;

/** Each test here is run twice by a {@link Lifecycle}, as the checker would. */
class LifecycleTest {
  private static final List<String> CALLS = new ArrayList<>();

  /** Runs a test twice in place of JUnit, and expects what the test does. */
  static final class Twice implements InvocationInterceptor {
    @Override
    public void interceptBeforeEachMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> called,
        ExtensionContext context) {
      Calls.remember(called, context);
      invocation.skip();
    }

    @Override
    public void interceptAfterEachMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> called,
        ExtensionContext context) {
      invocation.skip();
    }

    @Override
    public void interceptTestMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> called,
        ExtensionContext context)
        throws Throwable {
      invocation.skip();
      Lifecycle lifecycle = new Lifecycle(context);
      for (int i = 0; i < 2; i++) {
        CALLS.clear();
        if (called.getExecutable().getName().startsWith("fails")) {
          assertThatThrownBy(lifecycle::run).hasMessage("on purpose");
        } else {
          lifecycle.run();
        }
        assertThat(CALLS).endsWith("after", "base after");
      }
    }
  }

  abstract static class Base {
    @BeforeEach
    void baseBefore() {
      CALLS.add("base before");
    }

    @AfterEach
    void baseAfter() {
      CALLS.add("base after");
    }
  }

  @Nested
  @ExtendWith(Twice.class)
  class Outer extends Base {
    private final List<String> own = new ArrayList<>();
    private String made = "";
    @TempDir Path folder;

    @BeforeEach
    void before(TestInfo info) {
      CALLS.add("before");
      made = info.getDisplayName();
    }

    @AfterEach
    void after() {
      CALLS.add("after");
    }

    @Test
    void instancesAreFreshAndFieldsAreThere() {
      assertThat(CALLS).containsExactly("base before", "before");
      assertThat(made).startsWith("instancesAreFresh");
      assertThat(own).isEmpty();
      assertThat(folder).as("filled by an extension").isDirectory();
      own.add("used");
    }

    @Test
    void failsAndIsStillCleanedUp() {
      throw new IllegalStateException("on purpose");
    }

    @Nested
    class Inner {
      private int number;

      @BeforeEach
      void innerBefore() {
        CALLS.add("inner before");
        number++;
      }

      @AfterEach
      void innerAfter() {
        CALLS.add("inner after");
      }

      @Test
      void outerMethodsComeFirst() {
        assertThat(CALLS).containsExactly("base before", "before", "inner before");
        assertThat(own).isEmpty();
        assertThat(number).isOne();
        own.add("used");
      }
    }
  }
}
