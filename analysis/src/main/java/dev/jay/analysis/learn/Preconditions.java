package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;
import dev.jay.analysis.code.ClassFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The precondition of a traced run's schedule. */
public final class Preconditions {
  private Preconditions() {}

  /** The class path is the program's, where the bodies of traced methods are found. */
  public static Learned of(Trace trace, List<Path> classPath) throws IOException {
    try (ClassFiles files = new ClassFiles(classPath)) {
      return new Learning(trace, files).learned();
    }
  }
}
