package dev.jay.programs.recorded;

import java.util.Arrays;
import java.util.prefs.Preferences;

/** Stores preferences and reads them back. */
public final class UserPreferences {
  private UserPreferences() {}

  public static void main(String[] args) throws Exception {

    System.setProperty("java.util.prefs.userRoot", System.getProperty("user.dir"));
    Preferences node = Preferences.userRoot().node("dev/jay/recorded");
    System.out.println(node.get("colour", "none"));
    node.put("colour", "blue");
    node.flush();
    System.out.println(node.get("colour", "none") + Arrays.toString(node.keys()));
    node.removeNode();
    Preferences.userRoot().flush();
  }
}
