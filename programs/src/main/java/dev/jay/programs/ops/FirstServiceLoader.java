package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.nio.file.spi.FileSystemProvider;
import java.util.ServiceLoader;
import java.util.spi.ToolProvider;

/** The first service loaders. */
public final class FirstServiceLoader {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> ServiceLoader.load(ToolProvider.class).stream().count() > 0,
        worker -> FileSystemProvider.installedProviders().size(),
        worker -> ServiceLoader.load(FirstUse.Use.class).findFirst().isPresent());
  }
}
