package dev.jay.programs.ops;

import dev.jay.programs.Work;

/** Three shutdown hooks compute and print; the order of their lines varies. */
public final class ShutdownHooks {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      int worker = i;
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    for (int step = 0; step < 4; step++) {
                      Work.uneven(worker, step);
                      System.out.println("hook " + worker + " step " + step);
                    }
                  },
                  "hook-" + i));
    }
    System.out.println("main ends");
  }
}
