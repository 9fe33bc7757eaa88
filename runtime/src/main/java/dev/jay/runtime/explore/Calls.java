package dev.jay.runtime.explore;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The calls of the JDK's methods that a strand of a witnessed run is in, with their arguments. The
 * first thing that the strand does in a call is what the call is for: it gets the text and, when
 * the call returns, the result. A call that threw is forgotten when one around it returns.
 */
final class Calls {
  /** A call under way. */
  private static final class Call {
    final int site;
    final String method;
    final StringBuilder arguments = new StringBuilder();
    @Nullable Deed deed;

    Call(int site, String method) {
      this.site = site;
      this.method = method;
    }
  }

  private final List<Call> open = new ArrayList<>();

  void begin(int site, String method) {
    open.add(new Call(site, method));
  }

  void argument(String value) {
    if (!open.isEmpty()) {
      StringBuilder arguments = open.get(open.size() - 1).arguments;
      arguments.append(arguments.length() == 0 ? "" : ", ").append(value);
    }
  }

  /** The strand does something; whether it is what a call is for. */
  boolean does(Deed deed) {
    Call call = open.isEmpty() ? null : open.get(open.size() - 1);
    if (call != null && call.deed == null) {
      call.deed = deed;
      deed.call = call.method + "(" + call.arguments + ")";
      return true;
    }
    return false;
  }

  void end(int site, String result) {
    while (!open.isEmpty()) {
      Call call = open.remove(open.size() - 1);
      if (call.site == site) {
        if (call.deed != null) {
          call.deed.value = result;
        }
        return;
      }
    }
  }
}
