package dev.jay.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/**
 * A test from its constructor to its last {@code @AfterEach} method, as often as one likes. JUnit
 * has made one instance by then, the model, and given it to its extensions. Each run makes a new
 * one, with new instances of the classes around it if it is nested; a field that is null in the new
 * instance but not in the model was filled by an extension and is taken from the model. Then the
 * lifecycle methods are called in JUnit's order: from the outermost class inwards, superclasses
 * first, and back. With one instance per class the model itself is used, as its state is meant to
 * last.
 */
final class Lifecycle {
  /** A class of the nest, with what is called around a test in it. */
  private record Level(
      Object model, Constructor<?> maker, List<Method> before, List<Method> after) {}

  private final Calls calls;
  private final Method test;
  private final boolean shared;
  private final List<Level> levels; // the outermost class first

  Lifecycle(ExtensionContext context) {
    calls = new Calls(context);
    test = accessible(context.getRequiredTestMethod());
    shared =
        context.getTestInstanceLifecycle().orElse(TestInstance.Lifecycle.PER_METHOD)
            == TestInstance.Lifecycle.PER_CLASS;
    levels = new ArrayList<>();
    for (Object model : context.getRequiredTestInstances().getAllInstances()) {
      levels.add(level(model));
    }
  }

  /** Runs the test once; throws what its methods throw, the first with the others suppressed. */
  void run() throws Throwable {
    List<Object> instances = instances();
    Throwable failure = null;
    try {
      for (int i = 0; i < levels.size(); i++) {
        for (Method method : levels.get(i).before) {
          calls.method(method, instances.get(i));
        }
      }
      calls.method(test, instances.get(instances.size() - 1));
    } catch (Throwable e) {
      failure = e;
    }
    for (int i = levels.size() - 1; i >= 0; i--) {
      for (Method method : levels.get(i).after) {
        try {
          calls.method(method, instances.get(i));
        } catch (Throwable e) {
          failure = joined(failure, e);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  private List<Object> instances() throws Throwable {
    List<Object> instances = new ArrayList<>(levels.size());
    Object outer = null;
    for (Level level : levels) {
      outer = shared ? level.model : fresh(level, outer);
      instances.add(outer);
    }
    return instances;
  }

  private Object fresh(Level level, @Nullable Object outer) throws Throwable {
    Object instance = calls.constructor(level.maker, outer);
    for (Class<?> type = instance.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        fill(field, instance, level.model);
      }
    }
    return instance;
  }

  private static void fill(Field field, Object instance, Object model) throws Exception {
    int modifiers = field.getModifiers();
    if (Modifier.isStatic(modifiers)
        || Modifier.isFinal(modifiers)
        || field.getType().isPrimitive()
        || !field.trySetAccessible()) {
      return;
    }
    if (field.get(instance) == null) {
      field.set(instance, field.get(model));
    }
  }

  private static Level level(Object model) {
    Class<?> type = model.getClass();
    Constructor<?> maker = type.getDeclaredConstructors()[0]; // JUnit allows one
    maker.setAccessible(true);
    return new Level(
        model,
        maker,
        methods(type, BeforeEach.class, HierarchyTraversalMode.TOP_DOWN),
        methods(type, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP));
  }

  private static List<Method> methods(
      Class<?> type, Class<? extends Annotation> annotation, HierarchyTraversalMode order) {
    List<Method> methods = AnnotationSupport.findAnnotatedMethods(type, annotation, order);
    methods.forEach(Lifecycle::accessible);
    return methods;
  }

  private static Method accessible(Method method) {
    method.setAccessible(true);
    return method;
  }

  private static Throwable joined(@Nullable Throwable first, Throwable next) {
    if (first == null) {
      return next;
    }
    if (first != next) {
      first.addSuppressed(next);
    }
    return first;
  }
}
