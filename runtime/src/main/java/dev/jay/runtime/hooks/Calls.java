package dev.jay.runtime.hooks;

import dev.jay.runtime.core.CallObserver;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/**
 * Hooks around the program's calls of the JDK's methods that share something, when checking: a
 * report shows arguments and results. Unless one is being made they return at once.
 */
public final class Calls {
  private Calls() {}

  private static @Nullable Strand telling() {
    Strand s = Strands.current();
    return s == null || s.mode != 0 || s.sphere.calls == null ? null : s;
  }

  /** Before the call; {@code site} is the place and the method. */
  public static void begin(int site) {
    if (CallObserver.wanted) {
      Strand s = telling();
      CallObserver calls = s == null ? null : s.sphere.calls;
      if (s != null && calls != null) {
        String text = Sites.text(site);
        calls.begins(s, site, text.substring(text.lastIndexOf(' ') + 1));
      }
    }
  }

  private static void tell(@Nullable Object value) {
    Strand s = telling();
    CallObserver calls = s == null ? null : s.sphere.calls;
    if (s != null && calls != null) {
      calls.argument(s, value);
    }
  }

  private static void tell(@Nullable Object value, int site, boolean isVoid) {
    Strand s = telling();
    CallObserver calls = s == null ? null : s.sphere.calls;
    if (s != null && calls != null) {
      calls.returns(s, site, value, isVoid);
    }
  }

  public static void argument(boolean value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void argument(char value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void argument(int value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void argument(long value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void argument(float value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void argument(double value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void argument(@Nullable Object value) {
    if (CallObserver.wanted) {
      tell(value);
    }
  }

  public static void returned(boolean value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  public static void returned(char value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  public static void returned(int value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  public static void returned(long value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  public static void returned(float value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  public static void returned(double value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  public static void returned(@Nullable Object value, int site) {
    if (CallObserver.wanted) {
      tell(value, site, false);
    }
  }

  /** After a call that gives nothing back. */
  public static void returned(int site) {
    if (CallObserver.wanted) {
      tell(null, site, true);
    }
  }
}
