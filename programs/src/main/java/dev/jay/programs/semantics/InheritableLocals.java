package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** Inheritable thread locals pass to children at their construction, plain ones do not. */
public final class InheritableLocals {
  private static final ThreadLocal<String> PLAIN = ThreadLocal.withInitial(() -> "initial");
  private static final InheritableThreadLocal<String> INHERITED =
      new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
          return parent + "/" + "child";
        }
      };

  public static void main(String[] args) {
    PLAIN.set("main");
    INHERITED.set("main");
    Thread thread =
        new Thread(
            () -> {
              System.out.println(PLAIN.get() + " " + INHERITED.get());
              Workers.run(1, worker -> System.out.println(PLAIN.get() + " " + INHERITED.get()));
              INHERITED.set("changed");
              PLAIN.remove();
            });
    INHERITED.set("changed after construction");
    thread.start();
    Workers.join(thread);
    System.out.println(PLAIN.get() + " " + INHERITED.get());
  }
}
