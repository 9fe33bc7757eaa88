package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Spheres;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Parts of a program that are recorded or replayed by themselves, see the api's Sphere. */
public final class Parts {
  private Parts() {}

  /** In place of {@code Agent.hasSpheres}. */
  public static boolean has() {
    return Spheres.opener() != null;
  }

  /** In place of {@code Agent.openSphere}. */
  public static @Nullable Object open(String file, boolean isReplay) throws IOException {
    Spheres.Opener opener = Spheres.opener();
    return opener == null ? null : opener.open(file, isReplay);
  }

  /** In place of {@code Agent.closeSphere}. */
  public static void close(@Nullable Object part) {
    Spheres.Opener opener = Spheres.opener();
    if (opener != null && part != null) {
      opener.close(part);
    }
  }
}
