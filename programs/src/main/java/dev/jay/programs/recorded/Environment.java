package dev.jay.programs.recorded;

import java.util.TreeMap;

/** Asks for the environment and for properties. */
public final class Environment {
  private Environment() {}

  public static void main(String[] args) {

    System.out.println(new TreeMap<>(System.getenv()));
    System.out.println(System.getenv("HOME") + " " + System.getenv("NO_SUCH_VARIABLE"));
    for (String name :
        new String[] {"user.name", "user.dir", "user.home", "java.io.tmpdir", "os.version"}) {
      System.out.println(name + " " + System.getProperty(name));
    }
  }
}
