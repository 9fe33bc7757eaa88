package dev.jay.checker.differential;

import dev.jay.runtime.explore.Task;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A generated program: operations that the first thread makes before the others start, and those of
 * each thread. What comes of a run is what each operation returned or threw, and what is left of
 * the objects at the end.
 */
final class Program implements Task {
  final Subject subject;
  private final Ops ops;
  private final Operations operations;
  private final int[] before;
  private final int[][] threads;
  private final StringBuilder[] results; // by thread, the last one is of what is left

  Program(Subject subject, Operations operations, Ops ops, int[] before, int[][] threads) {
    this.subject = subject;
    this.operations = operations;
    this.ops = ops;
    this.before = before;
    this.threads = threads;
    this.results = new StringBuilder[threads.length + 1];
  }

  @Override
  public void run() throws Throwable {
    for (int i = 0; i < results.length; i++) {
      results[i] = new StringBuilder();
    }
    Shared x = new Shared();
    Object o = ops.makeBeside();
    Object s = ops.make(o);
    for (int operation : before) {
      make(operation, s, o, x, results[threads.length]);
    }
    Runnable[] bodies = new Runnable[threads.length];
    for (int i = 0; i < threads.length; i++) {
      int[] mine = threads[i];
      StringBuilder result = results[i];
      bodies[i] =
          () -> {
            for (int operation : mine) {
              make(operation, s, o, x, result);
            }
          };
    }
    ops.threads(bodies);
    results[threads.length].append(text(s, null, null)).append(text(o, null, null)).append(x);
  }

  private void make(int operation, Object s, Object o, Shared x, StringBuilder result) {
    String text;
    try {
      text = text(ops.call(operation, s, o, x), s, o);
    } catch (Exception | StackOverflowError e) {
      text = e.getClass().getSimpleName();
    } catch (Throwable e) {
      if (e.getClass().getName().startsWith("dev.jay.")) {
        throw (Error) e; // the run has ended
      }
      text = e.getClass().getSimpleName();
    }
    result.append(text).append(';');
  }

  /** What came of the last run; {@code failure} is how it failed, or null. */
  String outcome(@Nullable String failure) {
    return String.join(" | ", Arrays.asList(results)) + (failure == null ? "" : " " + failure);
  }

  private static String text(@Nullable Object value, @Nullable Object s, @Nullable Object o) {
    if (value == null) {
      return "null";
    }
    if (value == s || value == o) {
      return value == s ? "S" : "O";
    }
    if (value instanceof Object[] array) {
      StringBuilder all = new StringBuilder("[");
      for (Object element : array) {
        all.append(text(element, s, o)).append(',');
      }
      return all.append(']').toString();
    }
    if (value instanceof int[] array) {
      return Arrays.toString(array);
    }
    boolean plain = value instanceof String || value instanceof Number || value instanceof Boolean;
    if (s != null && !plain) {
      return value instanceof Enum ? value.toString() : value.getClass().getSimpleName();
    }
    String text;
    try {
      text = value.toString();
    } catch (StackOverflowError e) {
      return "itself";
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
    return text.replaceAll("@[0-9a-f]+", "@")
        .replaceAll("Lambda[^\\],)]*", "Lambda")
        .replaceAll("jay-crew-[0-9]+", "?"); // which of Jay's threads played it
  }

  /** The text of the program. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    out.append("o = ").append(subject.makeBeside()).append(";\ns = ").append(subject.make());
    out.append(";\n");
    for (int operation : before) {
      out.append(operations.sources.get(operation)).append('\n');
    }
    for (int[] thread : threads) {
      out.append("thread:\n");
      for (int operation : thread) {
        out.append("    ").append(operations.sources.get(operation)).append('\n');
      }
    }
    return out.toString();
  }
}
