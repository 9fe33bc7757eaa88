package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** An initialiser that fails: the first use throws one error, every later one another. */
public final class ClassInitializerFailure {
  static final class Broken {
    static final int NUMBER = fail();

    private static synchronized int fail() {
      throw new IllegalStateException("in the initialiser");
    }
  }

  public static void main(String[] args) {
    show();
    show();
    Workers.run(1, worker -> show());
  }

  private static void show() {
    try {
      System.out.println(Broken.NUMBER);
    } catch (ExceptionInInitializerError e) {
      System.out.println("first: " + e.getCause().getMessage());
    } catch (NoClassDefFoundError e) {
      System.out.println("later: " + e.getMessage());
    }
  }
}
