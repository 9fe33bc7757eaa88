package dev.jay.junit;

import dev.jay.checker.Checker;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Takes the place of a test method that asks for Jay: it is not called once by JUnit but as often
 * as the checker wants, from its constructor on ({@link Lifecycle}). So JUnit's own calls of the
 * {@code @BeforeEach} and {@code @AfterEach} methods are left out. Nothing is changed for tests
 * that do not ask.
 */
final class JayExtension implements InvocationInterceptor, ExecutionCondition, ParameterResolver {
  /**
   * Our annotations make a method a test; one that is a test template as well is run as that alone.
   */
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    Optional<Method> method = context.getTestMethod();
    boolean twice =
        method.isPresent()
            && AnnotationSupport.isAnnotated(method.get(), TestTemplate.class)
            && AnnotationSupport.isAnnotated(method.get(), Test.class)
            && !context.getUniqueId().contains("[test-template");
    return twice
        ? ConditionEvaluationResult.disabled("is run with its arguments or repetitions")
        : ConditionEvaluationResult.enabled("is run");
  }

  /** The only parameter of ours; see {@link Calls}. */
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return Calls.isProbe(parameter.getParameter());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return Calls.probe(context);
  }

  @Override
  public <T> T interceptTestClassConstructor(
      Invocation<T> invocation,
      ReflectiveInvocationContext<Constructor<T>> called,
      ExtensionContext context)
      throws Throwable {
    Calls.remember(called, context);
    return invocation.proceed();
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> called,
      ExtensionContext context)
      throws Throwable {
    Calls.remember(called, context);
    leaveOutIfAsked(invocation, context);
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> called,
      ExtensionContext context)
      throws Throwable {
    leaveOutIfAsked(invocation, context);
  }

  @Override
  public void interceptTestMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> called,
      ExtensionContext context)
      throws Throwable {
    Calls.remember(called, context);
    takeThePlaceOf(invocation, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> called,
      ExtensionContext context)
      throws Throwable {
    Calls.remember(called, context);
    takeThePlaceOf(invocation, context);
  }

  @Override
  public <T extends @Nullable Object> T interceptTestFactoryMethod(
      Invocation<T> invocation,
      ReflectiveInvocationContext<Method> called,
      ExtensionContext context)
      throws Throwable {
    if (Request.of(context).isPresent()) {
      throw new ExtensionConfigurationException(
          "Jay cannot run dynamic tests again and again: make "
              + called.getExecutable()
              + " a @ParameterizedTest, or move it to a class without Jay's annotations");
    }
    return invocation.proceed();
  }

  private static void leaveOutIfAsked(
      Invocation<@Nullable Void> invocation, ExtensionContext context) throws Throwable {
    if (Request.of(context).isPresent()) {
      invocation.skip();
    } else {
      invocation.proceed();
    }
  }

  private static void takeThePlaceOf(
      Invocation<@Nullable Void> invocation, ExtensionContext context) throws Throwable {
    Optional<Request> asked = Request.of(context);
    if (asked.isEmpty()) {
      invocation.proceed();
      return;
    }
    invocation.skip();
    if (!Checker.available()) {
      throw new AssertionError(Setup.lines());
    }
    Exploration exploration = new Exploration(context);
    Request request = asked.get();
    for (String name : request.replays()) {
      Path file = ScheduleFiles.forReplay(name, context.getRequiredTestClass());
      exploration.replay(file);
    }
    if (request.check() != null) {
      exploration.explore(request.check());
    } else if (request.replays().isEmpty()) {
      exploration.runOnce();
    }
  }
}
