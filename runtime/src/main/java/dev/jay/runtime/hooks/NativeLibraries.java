package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.NativeCode;

/** Where native code of the program's comes in. */
public final class NativeLibraries {
  private NativeLibraries() {}

  /** A library has been loaded for that class. */
  public static void loaded(Object caller) {
    if (caller instanceof Class && ((Class<?>) caller).getClassLoader() != null) {
      Strand s = Strands.current();
      if (s != null) {
        s.loadsLibrary();
      }
      calledBack();
    }
  }

  /** A listener is given to what the JVM's own threads tell of. */
  public static void listened(Object listener) {
    calledBack();
  }

  /** A pointer is made by which native code can call into Java. */
  public static void calledBack() {
    Regions.pass();
    NativeCode.setLoaded();
    Regions.passed();
  }
}
