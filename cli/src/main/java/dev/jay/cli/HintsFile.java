package dev.jay.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where hints are kept if nobody says otherwise: beside the program's jar. */
final class HintsFile {
  static final String NAME = "jay.hints";

  private HintsFile() {}

  /** The file beside the program's jar, whether it is there or not; null for other programs. */
  static @Nullable Path beside(World world, JavaOptions.Target target) {
    return target.kind() == JavaOptions.Kind.JAR && target.target() != null
        ? world.directory().resolve(target.target()).resolveSibling(NAME)
        : null;
  }
}
