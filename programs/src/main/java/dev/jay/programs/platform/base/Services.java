package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.nio.file.spi.FileSystemProvider;
import java.util.ServiceLoader;
import java.util.spi.ToolProvider;

/** Threads look for services and modules. */
public final class Services {
  private Services() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          for (ToolProvider tool : ServiceLoader.load(ToolProvider.class)) {
            sums[worker] += tool.name().equals("jar") ? 1 : 0;
          }
          sums[worker] += FileSystemProvider.installedProviders().size() > 1 ? 10 : 0;
          sums[worker] += ModuleLayer.boot().findModule("java.base").isPresent() ? 100 : 0;
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
