package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.prefs.Preferences;

/** Threads change preferences, whose events a thread of their own tells. */
public final class PreferenceTrees {
  private PreferenceTrees() {}

  public static void main(String[] args) throws Exception {
    System.setProperty(
        "java.util.prefs.userRoot", java.nio.file.Files.createTempDirectory("jay").toString());
    Preferences root = Preferences.userRoot().node("jay" + ProcessHandle.current().pid());
    CountDownLatch events = new CountDownLatch(9);
    root.addPreferenceChangeListener(event -> events.countDown());
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          root.put("w" + worker, "s" + step);
          root.node("n" + worker).putInt("step", step);
        });
    events.await();
    System.out.println(
        root.keys().length
            + " "
            + root.childrenNames().length
            + " "
            + root.node("n1").getInt("step", 0));
    root.removeNode();
  }
}
