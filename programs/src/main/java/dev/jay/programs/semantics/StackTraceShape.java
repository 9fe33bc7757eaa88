package dev.jay.programs.semantics;

/** The program's own frames in a stack trace taken inside synchronized methods and lambdas. */
public final class StackTraceShape {
  private synchronized void method(Runnable body) {
    body.run();
  }

  private static synchronized void staticMethod(Runnable body) {
    body.run();
  }

  public static void main(String[] args) {
    StackTraceShape object = new StackTraceShape();
    Runnable show =
        () -> {
          for (StackTraceElement frame : new Throwable().getStackTrace()) {
            if (frame.getClassName().startsWith("dev.jay.programs.semantics")
                && !frame.getMethodName().startsWith("lambda$")) {
              System.out.println(frame.getMethodName() + " line " + frame.getLineNumber());
            }
          }
        };
    object.method(() -> staticMethod(() -> object.method(show)));
  }
}
