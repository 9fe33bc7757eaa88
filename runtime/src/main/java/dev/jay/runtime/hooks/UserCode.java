package dev.jay.runtime.hooks;

import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls of the program's functions out of the middle of a region: the turn is given up for as long
 * as they take, and the region goes on with it.
 */
public final class UserCode {
  private UserCode() {}

  /** In place of {@code f.apply(a)}. */
  public static @Nullable Object apply(
      Function<@Nullable Object, @Nullable Object> f, @Nullable Object a) {
    Regions.suspendForFunction();
    try {
      return f.apply(a);
    } finally {
      Regions.resume();
    }
  }

  /** In place of {@code f.apply(a, b)}. */
  public static @Nullable Object apply(
      BiFunction<@Nullable Object, @Nullable Object, @Nullable Object> f,
      @Nullable Object a,
      @Nullable Object b) {
    Regions.suspendForFunction();
    try {
      return f.apply(a, b);
    } finally {
      Regions.resume();
    }
  }

  /** In place of {@code f.accept(a)}. */
  public static void accept(Consumer<@Nullable Object> f, @Nullable Object a) {
    Regions.suspendForFunction();
    try {
      f.accept(a);
    } finally {
      Regions.resume();
    }
  }

  /** In place of {@code f.accept(a, b)}. */
  public static void accept(
      BiConsumer<@Nullable Object, @Nullable Object> f, @Nullable Object a, @Nullable Object b) {
    Regions.suspendForFunction();
    try {
      f.accept(a, b);
    } finally {
      Regions.resume();
    }
  }

  /** In place of {@code f.get()}. */
  public static @Nullable Object get(Supplier<@Nullable Object> f) {
    Regions.suspendForFunction();
    try {
      return f.get();
    } finally {
      Regions.resume();
    }
  }

  /** In place of {@code f.call()}. */
  public static @Nullable Object call(Callable<@Nullable Object> f) throws Exception {
    Regions.suspendForFunction();
    try {
      return f.call();
    } finally {
      Regions.resume();
    }
  }

  /** In place of {@code f.run()}. */
  public static void run(Runnable f) {
    if (isRegion(f)) {
      f.run();
      return;
    }
    Regions.suspendForFunction();
    try {
      f.run();
    } finally {
      Regions.resume();
    }
  }

  /** The JDK's own tasks are regions that give the turn up for the program's function inside. */
  private static boolean isRegion(Runnable f) {
    Class<?> type = f.getClass();
    if (type.getClassLoader() != null) {
      return false;
    }
    String name = type.getName();
    return name.equals("java.util.concurrent.FutureTask")
        || name.startsWith("java.util.concurrent.CompletableFuture$");
  }
}
