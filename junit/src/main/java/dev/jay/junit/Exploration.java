package dev.jay.junit;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Stands for the checker. */
final class Exploration {
  private final Lifecycle lifecycle;

  Exploration(ExtensionContext context) {
    lifecycle = new Lifecycle(context);
  }

  static boolean available() {
    return java.lang.management.ManagementFactory.getRuntimeMXBean()
        .getInputArguments()
        .toString()
        .contains("jay-agent");
  }

  void runOnce() throws Throwable {
    lifecycle.run();
  }

  void explore(CheckSchedules asked) throws Throwable {
    for (int i = 0; i < 3; i++) {
      lifecycle.run();
    }
  }

  void replay(Path file) throws Throwable {
    lifecycle.run();
  }
}
