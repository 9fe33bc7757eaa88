package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** Which handler hears of a thread's end: its own, its group's, or the default one. */
public final class UncaughtHandlerChain {
  private static final class Group extends ThreadGroup {
    Group() {
      super("group");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
      System.out.println("group: " + thread.getName() + " " + failure.getMessage());
    }
  }

  public static void main(String[] args) {
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) ->
            System.out.println("default: " + thread.getName() + " " + failure.getMessage()));
    end(new Thread(UncaughtHandlerChain::fail, "plain"));
    Thread own = new Thread(UncaughtHandlerChain::fail, "with its own");
    own.setUncaughtExceptionHandler(
        (thread, failure) -> System.out.println("own: " + Thread.currentThread().getName()));
    end(own);
    end(new Thread(new Group(), UncaughtHandlerChain::fail, "in a group"));
    Thread bad = new Thread(UncaughtHandlerChain::fail, "with a failing handler");
    bad.setUncaughtExceptionHandler(
        (thread, failure) -> {
          System.out.println("the handler fails too");
          throw new IllegalStateException("ignored");
        });
    end(bad);
    System.out.println("main goes on");
  }

  private static void fail() {
    throw new IllegalStateException("failed");
  }

  private static void end(Thread thread) {
    thread.start();
    Workers.join(thread);
    System.out.println(thread.getName() + " " + thread.getState());
  }
}
