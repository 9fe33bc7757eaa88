package dev.jay.api;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The way to the agent, which replaces the calls of these methods by its own. Without it they do
 * nothing.
 */
final class Agent {
  private Agent() {}

  static @Nullable Object newGroup(int size, long timeoutNanos) {
    return null;
  }

  static void await(@Nullable Object group) {}

  static void enterCritical() {}

  static void exitCritical() {}

  static boolean hasSpheres() {
    return false;
  }

  static @Nullable Object openSphere(String file, boolean isReplay) throws IOException {
    return null;
  }

  static void closeSphere(@Nullable Object part) {}
}
